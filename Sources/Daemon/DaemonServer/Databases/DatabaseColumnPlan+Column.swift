import CellFormats
import Databases
import TableModel
import TableValues
import WireProtocol

extension DatabaseColumnPlan {
  /// The columns of a table with some plans.
  static func columns(_ plans: [DatabaseColumnPlan]) -> [Column] {
    let ids = TableSchema.ids(forHeaders: plans.map(\.name))
    return plans.indices.map { plans[$0].column($0, ids[$0]) }
  }

  private func column(_ place: Int, _ id: ColumnID) -> Column {
    var column = Column(
      number: ColumnNumber(place), id: id, title: name.isEmpty ? id.text : name, type: type)
    column.isEditable = isEditable
    if holdsBlobs { column.traits.documents["cellKind"] = "\"blob\"" }
    return column
  }
}
