import TableValues

/// Currencies (ISO 4217 and CLDR): signs by locale, and numbers of decimals.
enum CurrencyData {
  private static let withoutDecimals: Set<String> = [
    "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "UYI", "VND",
    "VUV", "XAF", "XOF", "XPF",
  ]
  /// How the people of a country write its currency, beside the signs of CLDR.
  private static let local: [String: [String?]] = [
    "TRY": ["TL"], "HUF": ["Ft"], "RON": ["lei", "leu"], "BGN": ["лв.", "лв"],
    "RUB": ["руб.", "руб", "р."], "UAH": ["грн.", "грн"], "JPY": ["円", "¥", "￥"],
    "CNY": ["元", "¥", "￥"], "KRW": ["원"], "TWD": ["元"], "ZAR": ["R"], "PEN": ["S/.", "S/"],
    "RSD": ["din.", "din", "дин.", "дин"], "MKD": ["ден.", "ден"], "ISK": ["kr."],
    "DKK": ["kr."], "SEK": ["kr."], "NOK": ["kr."], "CHF": ["Fr.", "SFr.", "sFr."],
    "INR": ["Rs.", "Rs"], "PKR": ["Rs.", "Rs"], "LKR": ["Rs.", "Rs"], "IDR": ["Rp.", "Rp"],
    "MYR": ["RM"], "BAM": ["KM"], "KES": ["KSh"], "VND": ["đ"], "THB": ["บาท"], "MDL": ["lei"],
    "CAD": ["C$"], "BDT": ["Tk"], "GEL": ["₾"], "KZT": ["₸", "тг."], "AMD": ["֏"], "NGN": ["₦"],
    "GHS": ["GH₵", "₵"], "CRC": ["₡"], "PYG": ["₲", "Gs."], "MNT": ["₮"], "AZN": ["₼", "man."],
  ]
  private static let withThreeDecimals: Set<String> = [
    "BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND",
  ]
  private static let english = table(CurrencySigns.en)
  private static let german = table(CurrencySigns.de)
  private static let french = table(CurrencySigns.fr)
  private static let spanish = table(CurrencySigns.es)
  private static let portuguese = table(CurrencySigns.pt)
  private static let italian = table(CurrencySigns.it)
  private static let dutch = table(CurrencySigns.nl)
  private static let hindi = table(CurrencySigns.hi)
  private static let japanese = table(CurrencySigns.ja)
  private static let narrow = table(CurrencySigns.narrow)

  /// The sign of a currency in a locale, or its code if there is none: `$US` for USD in French.
  static func sign(_ code: String, _ locale: FormatLocale) -> String {
    signs(of: locale)[code] ?? code
  }

  /// Every way in which texts spell a currency: as in the locale, as in English, the sign of texts
  /// that mean one currency, the code, and the words of its country, such as `TL` and `Ft`.
  static func spellings(_ code: String, _ locale: FormatLocale) -> [String] {
    var found = [sign(code, locale)]
    for other in [english[code], narrow[code], code] + (local[code] ?? []) {
      if let other, !found.contains(other) { found.append(other) }
    }
    return found
  }

  /// The number of decimals of amounts.
  static func decimals(_ code: String) -> Int {
    withoutDecimals.contains(code) ? 0 : withThreeDecimals.contains(code) ? 3 : 2
  }

  private static func signs(of locale: FormatLocale) -> [String: String] {
    switch locale {
    case .en: english
    case .de: german
    case .fr: french
    case .es: spanish
    case .pt: portuguese
    case .it: italian
    case .nl: dutch
    case .hi: hindi
    case .ja: japanese
    }
  }

  /// Parses the generated text.
  private static func table(_ text: String) -> [String: String] {
    var signs: [String: String] = [:]
    for entry in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      let parts = entry.split(separator: "=")
      if parts.count == 2 { signs[String(parts[0])] = String(parts[1]) }
    }
    return signs
  }
}
