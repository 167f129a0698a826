/// The signs and codes of currencies that are known beside numbers.
enum CurrencySigns {
  /// The signs and codes that alone show that a number is an amount, the longer ones first.
  static let signs = (sides.filter { !isWeak($0) } + common).sorted { $0.count > $1.count }
  /// Signs before or behind a number.
  private static let sides: [[UInt8]] = words(
    """
    US$ A$ AU$ C$ CA$ NZ$ HK$ NT$ S$ R$ MX$ $ € £ ¥ ￥ ฿ ₫ đ Kč zł kr. kr Fr. Fr SFr. Rs. Rs Rp Rp. RM
    TL Ft lei лв. лв руб. руб р. грн. грн ден. ден din. din дин. дин ₽ тг. 円 元 원 Tk KSh
    """)
  /// Signs that are only before a number.
  private static let leading = words("R S/. S/ \\")
  private static let weak = leading + words("RM Tk TL Ft Fr Rp KSh lei р.")
  /// The most frequent codes (ISO 4217).
  private static let common = words(
    """
    USD EUR GBP JPY CHF CAD AUD NZD CNY INR SEK NOK DKK PLN CZK HUF BRL MXN ZAR KRW RUB TRY SGD HKD
    THB ILS
    """)
  /// All codes in use, but for those that are words.
  private static let codes =
    common
    + words(
      """
      AED AFN AMD ANG AOA ARS AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BSD BTN BWP BYN BZD
      CDF CLP COP CRC DJF DOP DZD EGP ERN ETB FJD FKP GEL GHS GIP
      GMD GNF GTQ GYD HNL HRK HTG IDR IQD IRR ISK JMD JOD KES KHR KMF KPW
      KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MRU MUR MVR MWK MYR MZN NAD
      NGN NIO NPR OMR PAB PEN PGK PHP PKR PYG QAR RON RSD RWF SAR SBD SDG
      SHP SLE SRD SYP SZL TJS TMT TND TTD TWD TZS UAH UGX UYU UZS VES VND VUV
      WST XAF XCD XOF XPF YER ZMW
      """)

  private static func words(_ text: String) -> [[UInt8]] {
    text.split { $0 == " " || $0 == "\n" }.map { Array($0.utf8) }
  }

  /// The signs by their first and by their last byte, the longest first.
  private static let byFirst = Dictionary(
    grouping: (sides + leading + codes).sorted { $0.count > $1.count }
  ) { $0[0] }
  private static let byLast = Dictionary(
    grouping: (sides + codes).sorted { $0.count > $1.count }
  ) { $0[$0.count - 1] }

  /// The sign at the beginning of a text.
  static func prefix(of text: ArraySlice<UInt8>) -> [UInt8]? {
    if let sign = text.first.flatMap({ byFirst[$0] })?.first(where: { text.starts(with: $0) }) {
      return sign
    }
    return isSymbol(text.prefix(3)) ? Array(text.prefix(3)) : nil
  }

  /// The sign at the end of a text.
  static func suffix(of text: ArraySlice<UInt8>) -> [UInt8]? {
    let known = text.last.flatMap { byLast[$0] }
    if let sign = known?.first(where: { text.suffix($0.count).elementsEqual($0) }) { return sign }
    return isSymbol(text.suffix(3)) ? Array(text.suffix(3)) : nil
  }

  /// Whether a sign before digits, without a blank, needs more evidence than itself: `R5`, `RM5` and
  /// `\5` may be names.
  static func isWeak(_ prefix: [UInt8]) -> Bool { weak.contains(prefix) }

  /// Whether three bytes are a currency symbol of Unicode, U+20A0 to U+20CF.
  private static func isSymbol(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count == 3 && bytes.first == 0xE2
      && (bytes.dropFirst().first == 0x82 && bytes.last ?? 0 >= 0xA0
        || bytes.dropFirst().first == 0x83 && 0x80...0x8F ~= bytes.last ?? 0)
  }
}
