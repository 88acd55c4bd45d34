// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names of AppsFlyer's predefined parameters, as its SDK has them.

public let AFEventParamContentId = "af_content_id"
public let AFEventParamContentList = "af_content_list"
public let AFEventParamContentType = "af_content_type"
public let AFEventParamCouponCode = "af_coupon_code"
public let AFEventParamCurrency = "af_currency"
public let AFEventParamLevel = "af_level"
public let AFEventParamOrderId = "af_order_id"
public let AFEventParamPrice = "af_price"
public let AFEventParamQuantity = "af_quantity"
public let AFEventParamReceiptId = "af_receipt_id"
public let AFEventParamRegistrationMethod = "af_registration_method"
public let AFEventParamRevenue = "af_revenue"
public let AFEventParamScore = "af_score"
public let AFEventParamSearchString = "af_search_string"
public let AFEventParamSuccess = "af_success"
