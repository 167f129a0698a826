import TableValues

/// The locale data of formats (from Unicode CLDR 48).
struct LocaleData: Sendable {
  var decimalMark: String
  var groupMark: String
  /// The minimum number of digits before the last group mark for groups to be written.
  var groupingDigitsMin = 1
  var numberPattern = "#,##0.###"
  var percentPattern: String
  var currencyPattern: String
  var months: [String]
  var shortMonths: [String]
  /// Short names without points, as spreadsheets write them; empty: those of ``shortMonths``.
  var bareMonths: [String] = []
  /// Further names that are only read, with the numbers of their months.
  var otherMonths: [(name: String, month: Int)] = []
  /// From Sunday.
  var weekdays: [String]
  var shortWeekdays: [String]
  /// Short names without points; empty: those of ``shortWeekdays``.
  var bareWeekdays: [String] = []
  var dayHalves: [String]
  /// Powers of ten, and the text behind the number.
  var compactUnits: [(exponent: Int, suffix: String)]
  /// Days, hours, minutes, seconds: singular and plural.
  var durationWords: [(one: String, other: String)]
  /// Days, hours, minutes, seconds.
  var durationLetters: [String]

  static func of(_ locale: FormatLocale) -> LocaleData {
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

  private static func list(_ words: String) -> [String] {
    words.split(separator: " ").map(String.init)
  }

  static let english = LocaleData(
    decimalMark: ".", groupMark: ",", percentPattern: "#,##0%", currencyPattern: "¤#,##0.00",
    months: list(
      "January February March April May June July August September October November December"),
    shortMonths: list("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"),
    otherMonths: [("Sept", 9)],
    weekdays: list("Sunday Monday Tuesday Wednesday Thursday Friday Saturday"),
    shortWeekdays: list("Sun Mon Tue Wed Thu Fri Sat"), dayHalves: ["AM", "PM"],
    compactUnits: [(3, "K"), (6, "M"), (9, "B"), (12, "T")],
    durationWords: [
      ("day", "days"), ("hour", "hours"), ("minute", "minutes"), ("second", "seconds"),
    ], durationLetters: ["d", "h", "m", "s"])

  static let german = LocaleData(
    decimalMark: ",", groupMark: ".", percentPattern: "#,##0\u{A0}%",
    currencyPattern: "#,##0.00\u{A0}¤",
    months: list(
      "Januar Februar März April Mai Juni Juli August September Oktober November Dezember"),
    shortMonths: list("Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez."),
    bareMonths: list("Jan Feb März Apr Mai Juni Juli Aug Sep Okt Nov Dez"),
    otherMonths: [
      ("Jänner", 1), ("Jän", 1), ("Jän.", 1), ("Feber", 2), ("Mär", 3), ("Mär.", 3), ("Mrz", 3),
      ("Mrz.", 3), ("Jun", 6), ("Jun.", 6), ("Jul", 7), ("Jul.", 7), ("Sept", 9), ("Sep.", 9),
    ],
    weekdays: list("Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag"),
    shortWeekdays: list("So. Mo. Di. Mi. Do. Fr. Sa."),
    bareWeekdays: list("So Mo Di Mi Do Fr Sa"), dayHalves: ["AM", "PM"],
    compactUnits: [(6, "\u{A0}Mio."), (9, "\u{A0}Mrd."), (12, "\u{A0}Bio.")],
    durationWords: [
      ("Tag", "Tage"), ("Stunde", "Stunden"), ("Minute", "Minuten"), ("Sekunde", "Sekunden"),
    ], durationLetters: ["T", "Std.", "Min.", "Sek."])

  static let french = LocaleData(
    decimalMark: ",", groupMark: "\u{202F}", percentPattern: "#,##0\u{202F}%",
    currencyPattern: "#,##0.00\u{A0}¤",
    months: list(
      "janvier février mars avril mai juin juillet août septembre octobre novembre décembre"),
    shortMonths: list("janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc."),
    bareMonths: list("janv févr mars avr mai juin juil août sept oct nov déc"),
    otherMonths: [
      ("jan", 1), ("jan.", 1), ("fév", 2), ("fév.", 2), ("fevr", 2), ("fevr.", 2), ("fevrier", 2),
      ("mar", 3), ("mar.", 3), ("aout", 8), ("sep", 9), ("sep.", 9), ("dec", 12), ("dec.", 12),
      ("decembre", 12),
    ],
    weekdays: list("dimanche lundi mardi mercredi jeudi vendredi samedi"),
    shortWeekdays: list("dim. lun. mar. mer. jeu. ven. sam."),
    bareWeekdays: list("dim lun mar mer jeu ven sam"), dayHalves: ["AM", "PM"],
    compactUnits: [(3, "\u{A0}k"), (6, "\u{A0}M"), (9, "\u{A0}Md"), (12, "\u{A0}Bn")],
    durationWords: [
      ("jour", "jours"), ("heure", "heures"), ("minute", "minutes"), ("seconde", "secondes"),
    ], durationLetters: ["j", "h", "min", "s"])

  static let spanish = LocaleData(
    decimalMark: ",", groupMark: ".", groupingDigitsMin: 2, percentPattern: "#,##0\u{A0}%",
    currencyPattern: "#,##0.00\u{A0}¤",
    months: list(
      "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"),
    shortMonths: list("ene feb mar abr may jun jul ago sept oct nov dic"),
    bareMonths: list("ene feb mar abr may jun jul ago sep oct nov dic"),
    otherMonths: [
      ("ene.", 1), ("feb.", 2), ("mar.", 3), ("abr.", 4), ("may.", 5), ("jun.", 6), ("jul.", 7),
      ("ago.", 8), ("sep.", 9), ("sept.", 9), ("setiembre", 9), ("set", 9), ("oct.", 10),
      ("nov.", 11), ("dic.", 12),
    ],
    weekdays: list("domingo lunes martes miércoles jueves viernes sábado"),
    shortWeekdays: list("dom lun mar mié jue vie sáb"), dayHalves: ["a.\u{A0}m.", "p.\u{A0}m."],
    compactUnits: [(3, "\u{A0}mil"), (6, "\u{A0}M"), (12, "\u{A0}B")],
    durationWords: [
      ("día", "días"), ("hora", "horas"), ("minuto", "minutos"), ("segundo", "segundos"),
    ], durationLetters: ["d", "h", "min", "s"])

  static let portuguese = LocaleData(
    decimalMark: ",", groupMark: ".", percentPattern: "#,##0%",
    currencyPattern: "¤\u{A0}#,##0.00",
    months: list(
      "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro"),
    shortMonths: list("jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez."),
    bareMonths: list("jan fev mar abr mai jun jul ago set out nov dez"),
    otherMonths: [("marco", 3)],
    weekdays: list(
      "domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado"),
    shortWeekdays: list("dom. seg. ter. qua. qui. sex. sáb."),
    bareWeekdays: list("dom seg ter qua qui sex sáb"), dayHalves: ["AM", "PM"],
    compactUnits: [(3, "\u{A0}mil"), (6, "\u{A0}mi"), (9, "\u{A0}bi"), (12, "\u{A0}tri")],
    durationWords: [
      ("dia", "dias"), ("hora", "horas"), ("minuto", "minutos"), ("segundo", "segundos"),
    ], durationLetters: ["d", "h", "min", "s"])

  static let italian = LocaleData(
    decimalMark: ",", groupMark: ".", groupingDigitsMin: 2, percentPattern: "#,##0%",
    currencyPattern: "#,##0.00\u{A0}¤",
    months: list(
      "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre"
    ),
    shortMonths: list("gen feb mar apr mag giu lug ago set ott nov dic"),
    otherMonths: [
      ("gen.", 1), ("feb.", 2), ("mar.", 3), ("apr.", 4), ("mag.", 5), ("giu.", 6), ("lug.", 7),
      ("ago.", 8), ("set.", 9), ("sett", 9), ("sett.", 9), ("ott.", 10), ("nov.", 11), ("dic.", 12),
    ],
    weekdays: list("domenica lunedì martedì mercoledì giovedì venerdì sabato"),
    shortWeekdays: list("dom lun mar mer gio ven sab"), dayHalves: ["AM", "PM"],
    compactUnits: [(3, "K"), (6, "\u{A0}Mln"), (9, "\u{A0}Mld"), (12, "\u{A0}Bln")],
    durationWords: [
      ("giorno", "giorni"), ("ora", "ore"), ("minuto", "minuti"), ("secondo", "secondi"),
    ], durationLetters: ["g", "h", "min", "s"])

  static let dutch = LocaleData(
    decimalMark: ",", groupMark: ".", percentPattern: "#,##0%",
    currencyPattern: "¤\u{A0}#,##0.00;¤\u{A0}-#,##0.00",
    months: list(
      "januari februari maart april mei juni juli augustus september oktober november december"),
    shortMonths: list("jan feb mrt apr mei jun jul aug sep okt nov dec"),
    otherMonths: [
      ("jan.", 1), ("feb.", 2), ("mrt.", 3), ("mar", 3), ("apr.", 4), ("jun.", 6), ("jul.", 7),
      ("aug.", 8), ("sep.", 9), ("sept", 9), ("sept.", 9), ("okt.", 10), ("nov.", 11), ("dec.", 12),
    ],
    weekdays: list("zondag maandag dinsdag woensdag donderdag vrijdag zaterdag"),
    shortWeekdays: list("zo ma di wo do vr za"), dayHalves: ["a.m.", "p.m."],
    compactUnits: [(3, "K"), (6, "\u{A0}mln."), (9, "\u{A0}mld."), (12, "\u{A0}bln.")],
    durationWords: [
      ("dag", "dagen"), ("uur", "uur"), ("minuut", "minuten"), ("seconde", "seconden"),
    ], durationLetters: ["d", "u", "min", "s"])

  static let hindi = LocaleData(
    decimalMark: ".", groupMark: ",", numberPattern: "#,##,##0.###", percentPattern: "#,##,##0%",
    currencyPattern: "¤#,##,##0.00",
    months: list("जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर"),
    shortMonths: list("जन॰ फ़र॰ मार्च अप्रैल मई जून जुल॰ अग॰ सित॰ अक्टू॰ नव॰ दिस॰"),
    weekdays: list("रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार"),
    shortWeekdays: list("रवि सोम मंगल बुध गुरु शुक्र शनि"), dayHalves: ["am", "pm"],
    compactUnits: [
      (3, "\u{A0}हज़ार"), (5, "\u{A0}लाख"), (7, "\u{A0}क॰"), (9, "\u{A0}अ॰"), (11, "\u{A0}ख॰"),
    ],
    durationWords: [("दिन", "दिन"), ("घंटा", "घंटे"), ("मिनट", "मिनट"), ("सेकंड", "सेकंड")],
    durationLetters: ["दि", "घं॰", "मि॰", "से॰"])

  static let japanese = LocaleData(
    decimalMark: ".", groupMark: ",", percentPattern: "#,##0%", currencyPattern: "¤#,##0.00",
    months: (1...12).map { "\($0)月" }, shortMonths: (1...12).map { "\($0)月" },
    weekdays: list("日曜日 月曜日 火曜日 水曜日 木曜日 金曜日 土曜日"),
    shortWeekdays: list("日 月 火 水 木 金 土"), dayHalves: ["午前", "午後"],
    compactUnits: [(4, "万"), (8, "億"), (12, "兆")],
    durationWords: [("日", "日"), ("時間", "時間"), ("分", "分"), ("秒", "秒")],
    durationLetters: ["日", "時間", "分", "秒"])
}
