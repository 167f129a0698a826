"""Texts in many languages, for the frequencies of letters and for the check of the detection.

They come from translated messages of packages that are installed beside this script's Python:
`pip install django wagtail babel` for training, `pip install faker pycountry sphinx` for the check.
Only frequencies of letters are kept; no text is shipped.
"""

import gettext
import pathlib
import sysconfig
import unicodedata

WESTERN = ("windows-1252", "latin-1", "iso-8859-15", "mac-roman")
BALTIC = ("windows-1257", "iso-8859-13", "iso-8859-4")
CYRILLIC = ("windows-1251", "iso-8859-5")
CENTRAL = ("windows-1250", "iso-8859-2")

# The languages by the names of their folders, their encodings, and the locale of made-up tables.
LANGUAGES = {
    "German": ("de", WESTERN, "de_DE"),
    "French": ("fr", WESTERN, "fr_FR"),
    "Spanish": ("es", WESTERN, "es_ES"),
    "Portuguese": ("pt pt_BR pt_PT", WESTERN, "pt_BR"),
    "Italian": ("it", WESTERN, "it_IT"),
    "Dutch": ("nl", WESTERN, "nl_NL"),
    "Swedish": ("sv", WESTERN, "sv_SE"),
    "Danish": ("da", WESTERN, "da_DK"),
    "Norwegian": ("nb nb_NO no", WESTERN, "no_NO"),
    "Finnish": ("fi", WESTERN, "fi_FI"),
    "Icelandic": ("is is_IS", WESTERN, "is_IS"),
    "Catalan": ("ca", WESTERN, None),
    "Galician": ("gl", WESTERN, None),
    "Basque": ("eu", WESTERN, None),
    "Irish": ("ga", WESTERN, "ga_IE"),
    "Czech": ("cs cs_CZ", CENTRAL, "cs_CZ"),
    "Polish": ("pl pl_PL", CENTRAL, "pl_PL"),
    "Hungarian": ("hu hu_HU", CENTRAL, "hu_HU"),
    "Slovak": ("sk sk_SK", CENTRAL, "sk_SK"),
    "Slovenian": ("sl sl_SI", CENTRAL, "sl_SI"),
    "Croatian": ("hr hr_HR", CENTRAL, "hr_HR"),
    "Romanian": ("ro ro_RO", (*CENTRAL, "iso-8859-16"), "ro_RO"),
    "Bulgarian": ("bg bg_BG", CYRILLIC, "bg_BG"),
    "Serbian": ("sr", CYRILLIC, None),
    "Macedonian": ("mk", CYRILLIC, "mk_MK"),
    "Russian": ("ru ru_RU", (*CYRILLIC, "koi8-r"), "ru_RU"),
    "Ukrainian": ("uk uk_UA", (*CYRILLIC, "koi8-u"), "uk_UA"),
    "Greek": ("el el_GR", ("windows-1253", "iso-8859-7"), "el_GR"),
    "Turkish": ("tr tr_TR", ("windows-1254", "iso-8859-9"), "tr_TR"),
    "Hebrew": ("he he_IL", ("windows-1255", "iso-8859-8"), "he_IL"),
    "Arabic": ("ar", ("windows-1256", "iso-8859-6"), "ar_SA"),
    "Persian": ("fa", ("windows-1256",), "fa_IR"),
    "Lithuanian": ("lt lt_LT", BALTIC, "lt_LT"),
    "Latvian": ("lv lv_LV", BALTIC, "lv_LV"),
    "Estonian": ("et", (*BALTIC, "windows-1252"), "et_EE"),
    "Vietnamese": ("vi vi_VN", ("windows-1258",), "vi_VN"),
    "Thai": ("th th_TH", ("iso-8859-11",), "th_TH"),
    "Esperanto": ("eo", ("iso-8859-3",), None),
    "Welsh": ("cy", ("iso-8859-14",), None),
    "Japanese": ("ja ja_JP", ("shift-jis", "euc-jp"), "ja_JP"),
    "Chinese": ("zh_Hans zh_CN", ("gb18030",), "zh_CN"),
    "Traditional Chinese": ("zh_Hant zh_TW", ("big5",), "zh_TW"),
    "Korean": ("ko ko_KR", ("euc-kr",), "ko_KR"),
}
IDEOGRAPHIC = ("Japanese", "Chinese", "Traditional Chinese", "Korean")
CODECS = {"shift-jis": "cp932", "big5": "cp950", "euc-kr": "cp949"}


def codec(encoding):
    """The name of an encoding in Python."""
    return CODECS.get(encoding, encoding)


def packages():
    return pathlib.Path(sysconfig.get_paths()["purelib"])


def messages(package, language):
    texts = []
    for folder in LANGUAGES[language][0].split():
        for path in sorted((packages() / package).glob(f"**/{folder}/LC_MESSAGES/*.mo")):
            try:
                with open(path, "rb") as file:
                    catalogue = gettext.GNUTranslations(file)._catalog
            except (OSError, ValueError, UnicodeDecodeError):
                continue
            texts += [text for key, text in catalogue.items() if key and isinstance(text, str)]
    return texts


def spelled(text, language, encoding=None):
    """The text as files of the time have it."""
    if language == "Vietnamese":
        return with_tone_marks(text)
    if language == "Romanian" and encoding in CENTRAL:
        return text.translate(str.maketrans("șțȘȚ", "şţŞŢ"))
    return text


def with_tone_marks(text):
    """Vietnamese with its tones as marks of their own, where code page 1258 has no other way."""
    result = []
    for one in unicodedata.normalize("NFC", text):
        parts = unicodedata.normalize("NFD", one)
        tones = [part for part in parts if part in "\u0300\u0301\u0303\u0309\u0323"]
        if not tones or is_encodable(one, "cp1258"):
            result.append(one)
            continue
        rest = "".join(part for part in parts if part not in tones)
        result.append(unicodedata.normalize("NFC", rest) + "".join(tones))
    return "".join(result)


def is_encodable(text, encoding):
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def training(language):
    """One text of a language."""
    import babel

    texts = messages("django", language) + messages("wagtail", language)
    try:
        locale = babel.Locale.parse(LANGUAGES[language][0].split()[0])
    except babel.UnknownLocaleError:
        locale = None
    if locale is not None:
        texts += [*locale.territories.values(), *locale.languages.values()]
        texts += [*locale.currencies.values()]
        for names in (*locale.months["format"].values(), *locale.days["format"].values()):
            texts += names.values()
    text = spelled("\n".join(texts), language)
    # Both spellings of Romanian are as frequent in files.
    return text + spelled(text, language, "windows-1250") if language == "Romanian" else text


def held_out(language):
    """Lists of short texts that were not used for training, by their kind."""
    kinds = {}
    for package in ("sphinx", "pycountry"):
        texts = messages(package, language)
        if sum(map(len, texts)) > 3000:
            kinds[package] = texts
    locale = LANGUAGES[language][2]
    if locale:
        import faker

        make = faker.Faker(locale)
        make.seed_instance(5)
        kinds["tables"] = [
            f"{make.name()},{make.city()},{' '.join(make.street_address().split())},{number}"
            for number in range(2000)
        ]
    return kinds
