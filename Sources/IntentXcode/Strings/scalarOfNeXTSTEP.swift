/// The character of a byte in the encoding of NeXTSTEP, which octal escapes of `.strings` files are in.
///
/// Source: the table NEXTSTEP.TXT of the Unicode Consortium. The two bytes without a character give U+FFFD.
func scalarOfNeXTSTEP(_ byte: UInt8) -> Unicode.Scalar {
    byte < 0x80 ? Unicode.Scalar(byte) : upperHalf[Int(byte - 0x80)]
}

private let upperHalf = Array(
    """
    \u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏ\
    ÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷\
    ©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ\
    ®–†‡·¦¶•‚„”»…‰¬¿\
    ¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ\
    —±¼½¾àáâãäåçèéêë\
    ìÆíªîïðñŁØŒºòóôõ\
    öæùúûıüýłøœßþÿ\u{FFFD}\u{FFFD}
    """.unicodeScalars)
