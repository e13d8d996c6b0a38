open class CNPostalAddress {}

/// The part of Apple's class that is needed here.
open class CNMutablePostalAddress: CNPostalAddress {
    override public init() {}

    open var street = ""
    open var subLocality = ""
    open var city = ""
    open var subAdministrativeArea = ""
    open var state = ""
    open var postalCode = ""
    open var country = ""
    open var isoCountryCode = ""
}
