import JSONText

extension ParamsReader {
  /// Refuses two ways of `view/cursor` to go somewhere, and a placement without a window.
  func checkCursor() throws(InvalidParams) {
    if let placement = value("placement"), value("show") == nil {
      throw ParamsValue.present(placement).mismatch("nothing without show", spelled: true)
    }
    if value("move") != nil, let target = value("to") {
      throw ParamsValue.present(target).mismatch("one of move and to", spelled: true)
    }
  }
}
