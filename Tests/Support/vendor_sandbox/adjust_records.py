"""What Adjust asks of the parameters of a record."""

from . import adjust_rules as words
from .document import Malformed, read_json
from .values import DAY, HOUR, UPPER_UUID, UUID, is_currency, is_ip, is_ipv4, matches, rfc3339


class Records:
    """The part of Adjust that looks at parameters."""

    def record(self, found, form, request, now):
        if form.get("s2s") != "1":
            found.add("s2s", "s2s", "not 1")
        self._app(found, form)
        self._device(found, form)
        self._time(found, form, now)
        self._details(found, form)
        if "revenue" in form or "currency" in form or "amount" in form:
            self._money(found, form)
        by_endpoint = {
            "/event": self._event, "/session": self._session, "/ad_revenue": self._ad_revenue,
            "/third_party_sharing": self._sharing,
        }
        if found.endpoint in by_endpoint:
            by_endpoint[found.endpoint](found, form, request, now)

    def _app(self, found, form):
        found.notes["app_token"] = form.get("app_token")
        if not matches(r"[A-Za-z0-9]{12}", form.get("app_token")):
            found.add("app_token_form", "app_token", "missing or another form")
        elif not self.expects("app_token", form["app_token"]):
            found.add("app_token", "app_token", "not ok")

    def _device(self, found, form):
        given = [name for name in words.DEVICE_IDS if name in form]
        if not given:
            found.add("device_id_required", "idfv", "none given")
            return
        for name in given:
            form_wanted = {"idfa": UPPER_UUID, "idfv": UPPER_UUID, "gps_adid": UUID}.get(name)
            if form_wanted and not matches(form_wanted.pattern, form[name]):
                found.add("device_id_form", name, "another form")
        device = (given[0], form[given[0]])
        found.notes["device"], found.notes["adid"] = device, form.get("adid")
        if device in self.forgotten and found.endpoint != "/gdpr_forget_device":
            found.add("device_forgotten", given[0], "erased")
        needs_session = self.credentials.get("adjust_require_session")
        if needs_session and found.endpoint == "/event" and device not in self.sessions:
            found.add("device_unknown", given[0], "no session before")

    def _time(self, found, form, now):
        found.notes["moment"], found.notes["timestamp"] = now, int(now)
        if "created_at_unix" in form and "created_at" in form:
            found.add("time_twice", "created_at", "both given")
        moment = now
        if "created_at_unix" in form:
            moment = None
            if matches(r"\d{10}", form["created_at_unix"]):
                moment = int(form["created_at_unix"])
            else:
                found.add("created_at_unix", "created_at_unix", "not 10 digits")
        elif "created_at" in form:
            moment = self._iso(form["created_at"])
            if moment is None:
                found.add("created_at", "created_at", "another form")
        if moment is None:
            return
        found.notes["moment"] = moment
        days = 28 if found.endpoint == "/ad_revenue" else 58
        if moment < now - days * DAY:
            found.add("time_age", "created_at_unix", "older")
        elif moment > now + HOUR:
            found.add("time_future", "created_at_unix", "further ahead")

    def _iso(self, text):
        """A time whose offset may come without a colon, as in the documentation's samples."""
        if matches(r".*[+-]\d{4}", text):
            text = f"{text[:-2]}:{text[-2:]}"
        return rfc3339(text)

    def _details(self, found, form):
        if not is_ipv4(form.get("ip_address", "127.0.0.1")):
            found.add("ip_address", "ip_address", "no IPv4 address")
        if form.get("environment", "sandbox") not in ("sandbox", "production"):
            found.add("environment", "environment", "another value")
        for name in words.FLAGS:
            if form.get(name, "1") not in ("0", "1"):
                found.add("flag", name, "neither 0 nor 1")
        if not matches(r"[0-3]", form.get("att_status", "0")):
            found.add("att_status", "att_status", "not 0 to 3")
        for name in ("callback_params", "partner_params"):
            value = self._object(form[name]) if name in form else {}
            if value is None or not all(isinstance(inner, str) for inner in value.values()):
                found.add("params_json", name, "no flat object of strings")

    def _object(self, text):
        """The JSON object in a text, None if there is none, or a name in it stands twice."""
        try:
            document = read_json(text)
        except Malformed:
            return None
        return document.value if isinstance(document.value,
                                            dict) and not document.repeated else None

    def _money(self, found, form):
        amounts = [name for name in ("revenue", "amount") if name in form]
        for name in amounts:
            if not matches(r"\d+(\.\d+)?", form[name]):
                found.add("revenue_form", name, "another form")
            # An ad earns less than that as a rule, and its endpoint's page names no minimum.
            elif float(form[name]) < 0.001 and found.endpoint != "/ad_revenue":
                found.add("revenue_minimum", name, "less")
        if "currency" in form and not is_currency(form["currency"]):
            found.add("currency_code", "currency", "another value")
        if found.endpoint == "/ad_revenue":
            return
        if amounts and "currency" not in form:
            found.add("revenue_needs_currency", "revenue", "no currency")
        if "currency" in form and not amounts:
            found.add("currency_needs_revenue", "currency", "no revenue")

    def _event(self, found, form, request, now):
        token = form.get("event_token")
        expected = self.credentials.get("adjust_event_tokens")
        if token is None:
            found.add("event_token_required", "event_token", "missing")
        elif not matches(r"[A-Za-z0-9]+", token) or (expected and token not in expected):
            found.add("event_token", "event_token", "another form, or not an expected one")
        found.notes["event_token"] = token
        last = self.last.get((found.notes.get("device"), token), 0)
        if found.notes["moment"] < last:
            found.add("time_order", "created_at_unix", "before the last one")

    def _session(self, found, form, request, now):
        if not is_ip(request.header("x-adjust-forwarded-for")):
            found.add("forwarded_for", "X-Adjust-Forwarded-For", "no address")
        device = found.notes.get("device")
        found.notes["first"] = device not in self.sessions
        if abs(found.notes["moment"] - self.sessions.get(device, 0)) < 20 * 60:
            found.add("session_interval", "created_at_unix", "sooner")

    def _ad_revenue(self, found, form, request, now):
        if form.get("source") != "publisher":
            found.add("ad_source", "source", "not publisher")
        if ("revenue" in form) == ("amount" in form) or "currency" not in form:
            found.add("ad_revenue_required", "revenue", "missing, twice or without currency")
        if not matches(r"\d+", form.get("ad_impressions_count", "1")):
            found.add("ad_impressions", "ad_impressions_count", "no digits")

    def _sharing(self, found, form, request, now):
        options = ("partner_sharing_settings", "granular_third_party_sharing_options")
        given = [name for name in options if name in form]
        fits = form.get("sharing", "enable") in ("enable", "disable")
        if not fits or not ("sharing" in form or given):
            found.add("sharing", "sharing", "neither enable nor disable")
        for name in given:
            if self._object(form[name]) is None:
                found.add("sharing", name, "no object")
