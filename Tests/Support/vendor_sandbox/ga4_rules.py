"""GA4's rules, its reserved words, and what its validation server calls a broken rule."""

from .rules import ADVICE, ALTERED, DROPPED, REFUSED, rules
from .vendor import json_rules

REFERENCE = "MP reference"
NAMING = "GA help 13316687"
VALIDATOR = "MP validator"

RULES = {
    **json_rules("ga4", DROPPED),
    **rules(
        "ga4", DROPPED, REFERENCE,
        ("method", "POST", REFUSED, "MP reference; the 405 is a choice"),
        ("content_type", "application/json", None, "MP reference"),
        ("encoding", "no Content-Encoding", None, "choice: gzip is UNCONFIRMED"),
        ("query", "api_secret and the stream, once each", None,
         "MP reference; unknown names: choice"),
        ("auth", "api_secret, the expected one"),
        ("stream", "exactly one of firebase_app_id and measurement_id, the expected one"),
        ("stream_form", "1:<digits>:<ios or android>:<hex>, or G-<capitals and digits>"),
        ("stream_encoding", "colons as they are, not %3A", None, "choice: Segment's source only"),
        ("body_size", "< 130,000 bytes"),
        ("unknown_member", "documented members only", ALTERED, "choice: ignored without a word"),
        ("member_type", "optional members of the documented types", ALTERED),
        ("identity", "app_instance_id on app streams, client_id on web streams, never both"),
        ("app_instance_id_form", "32 hex digits"),
        ("client_id_form", "a string with something in it"),
        ("user_id", "a string of 1 to 256 characters", ALTERED,
         "GA docs; UNCONFIRMED for MP: choice"),
        ("timestamp_type", "an integer"),
        ("timestamp_unit", "microseconds"),
        ("timestamp_age", "<= 72 h old", None, "MP sending-events; RELAXED may clamp: choice"),
        ("timestamp_future", "<= 1 h ahead", None, "choice: nothing is sent before it happened"),
        ("consent_value", "GRANTED or DENIED for ad_user_data, ad_personalization", ALTERED),
        ("validation_behavior", "RELAXED or ENFORCE_RECOMMENDATIONS", ALTERED),
        ("events_required", "an array with an event, or more", None,
         "MP reference; none: UNCONFIRMED, choice"),
        ("events_count", "<= 25 events"),
        ("event_name_required", "a name that is a string"),
        ("name_length", "event names <= 40 characters"),
        ("name_form", "^[A-Za-z][A-Za-z0-9_]*$ for events"),
        ("name_reserved", "no reserved event name of the stream", None, NAMING),
        ("name_prefix", "no event name with firebase_, ga_, google_, gtag.", None,
         "choice: as for parameters"),
        ("name_app_only", "screen_view and ad_impression on app streams only"),
        ("params_type", "an object"),
        ("param_count", "<= 25 parameters an event"),
        ("param_name_length", "<= 40 characters"),
        ("param_name_form", "^[A-Za-z][A-Za-z0-9_]*$"),
        ("param_name_prefix", "no _, firebase_, ga_, google_, gtag.", None, NAMING),
        ("param_name_reserved", "no firebase_conversion", None, NAMING),
        ("param_null", "no null"),
        ("param_bool", "no boolean, but debug_mode: true", None,
         "MP reference; elsewhere a choice"),
        ("param_nested", "no object or array, but items"),
        ("param_value_length", "<= 100 characters, in UTF-16 units (choice)"),
        ("value_type", "value is a number", None, VALIDATOR),
        ("value_needs_currency", "currency with value", None, VALIDATOR),
        ("currency_needs_value", "value with currency", None, VALIDATOR),
        ("currency_code", "ISO 4217, in capitals", None, VALIDATOR),
        ("session_id", "digits, as string or integer", ALTERED),
        ("engagement_time", "a positive number of milliseconds", ALTERED),
        ("items_type", "an array of objects"),
        ("item_id_required", "item_id or item_name in each item", None, VALIDATOR),
        ("item_member_type", "price a number, quantity an integer"),
        ("item_custom_count", "<= 10 custom parameters an item"),
        ("user_property_count", "<= 25"),
        ("user_property_name_length", "<= 24 characters"),
        ("user_property_name_form", "^[A-Za-z][A-Za-z0-9_]*$"),
        ("user_property_prefix", "no _, firebase_, ga_, google_", None, NAMING),
        ("user_property_reserved", "no reserved name", None, NAMING),
        ("user_property_value", "{value: string or number}"),
        ("user_property_value_length", "<= 36 characters"),
        ("recommended_missing", "the parameters of a recommended event", ADVICE,
         "events reference"),
        ("session_missing", "session_id and engagement_time_msec in each event", ADVICE),
    ),
}

CODES = {
    **dict.fromkeys(
        "name_length name_form param_name_length param_name_form user_property_name_length "
        "user_property_name_form".split(), "NAME_INVALID"),
    **dict.fromkeys(
        "name_reserved name_prefix name_app_only param_name_reserved param_name_prefix "
        "user_property_reserved user_property_prefix".split(), "NAME_RESERVED"),
    **dict.fromkeys(
        "events_count param_count user_property_count item_custom_count body_size".split(),
        "EXCEEDED_MAX_ENTITIES"),
    **dict.fromkeys(
        "events_required event_name_required identity item_id_required value_needs_currency "
        "currency_needs_value".split(), "VALUE_REQUIRED"),
    **dict.fromkeys(
        "param_value_length user_property_value_length timestamp_age timestamp_future "
        "timestamp_unit number_range".split(), "VALUE_OUT_OF_BOUNDS"),
    "duplicate_member": "NAME_DUPLICATED",
}

APP_RESERVED = frozenset(
    """ad_activeview ad_click ad_exposure ad_query ad_reward adunit_exposure app_background
    app_clear_data app_exception app_install app_remove app_store_refund
    app_store_subscription_cancel app_store_subscription_convert app_store_subscription_renew
    app_update app_upgrade dynamic_link_app_open dynamic_link_app_update dynamic_link_first_open
    error firebase_campaign firebase_in_app_message_action firebase_in_app_message_dismiss
    firebase_in_app_message_impression first_open first_visit in_app_purchase notification_dismiss
    notification_foreground notification_open notification_receive notification_send os_update
    session_start session_start_with_rollout user_engagement""".split()
)
WEB_RESERVED = APP_RESERVED | frozenset(
    """click file_download form_start form_submit page_view scroll video_complete video_progress
    video_start view_complete view_search_results""".split()
)
APP_ONLY = ("screen_view", "ad_impression")
USER_PROPERTIES_RESERVED = frozenset(
    """first_open_time first_visit_time last_deep_link_referrer user_id first_open_after_install
    cid customer_id session_id""".split()
)
PREFIXES = ("_", "firebase_", "ga_", "google_", "gtag.")

TEXT = "string"
BODY = frozenset(
    """app_instance_id client_id user_id timestamp_micros user_properties consent
    non_personalized_ads user_location ip_override device user_data validation_behavior
    events""".split()
)
LOCATION = "city region_id country_id subcontinent_id continent_id".split()
DEVICE = (
    "category language screen_resolution operating_system operating_system_version model brand "
    "browser browser_version"
).split()
ITEM = frozenset(
    """item_id item_name affiliation coupon currency discount index item_brand item_category
    item_category2 item_category3 item_category4 item_category5 item_list_id item_list_name
    item_variant location_id price quantity promotion_id promotion_name creative_name
    creative_slot""".split()
)
_BASKET = ("items", "value", "currency")
RECOMMENDED = {
    "purchase": ("transaction_id", *_BASKET),
    "refund": ("transaction_id", "value"),
    "search": ("search_term",),
    **dict.fromkeys(
        """begin_checkout add_payment_info add_shipping_info add_to_cart remove_from_cart view_item
        view_cart add_to_wishlist""".split(), _BASKET),
}
