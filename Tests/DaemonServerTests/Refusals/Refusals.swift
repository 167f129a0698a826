import Testing

/// Requests that are refused, as scripts that each begin with the same tables and views.
enum Refusals {
  /// Two tables, four views and a window. Nobody answers for the supplied column, and the deadline
  /// must not come meanwhile.
  static let scene = #"""
    table/create {"table":"t","keyColumns":["k"],"columns":[{"id":"k"},{"id":"n",
      "type":"integer","validate":{"expression":"n == null || n >= 0"}},{"id":"x",
      "type":"number"},{"id":"d","type":"date"},{"id":"c","computed":"n * 2"},{"id":"y",
      "supplied":{"inputs":["k"],"deadline":3600000}},{"id":"z","editable":false},
      {"id":"h","headerOnly":true},
      {"id":"j","type":"json"}],"rows":[{"k":"a","n":3,"d":"2026-01-02"},{"k":"b","n":1,
      "j":{"deep":[1]}},{"k":"c","n":2}]}
    view/open {"table":"t","view":"v"}
    view/open {"table":"t","view":"w","state":{"sort":[{"column":"n"}],
      "sections":{"by":[{"column":"d"}]}}}
    view/open {"table":"t","view":"u","state":{"selection":{"mode":"none"},"binding":"none"}}
    view/watch {"view":"v","subscription":"s","window":{"kind":"all"}}
    table/create {"table":"shop","columns":[{"id":"item"},{"id":"price","type":"number"}],
      "sections":[{"key":"fruit","rows":[["apple",1],["pear",2]]},{"key":"bread",
      "rows":[["roll",0.5]]}]}
    view/open {"table":"shop","view":"sv","state":{"sections":{"by":"declared","headers":true}}}
    """#

  /// A family of them.
  struct Family: CustomTestStringConvertible {
    /// Its name.
    let name: String
    /// The script, without the scene.
    let script: String
    /// The tables and views that it is about.
    var scene = Refusals.scene

    var testDescription: String { name }
  }

  /// All families.
  static let all = [
    Family(name: "edits of rows", script: rowEdits),
    Family(name: "other edits", script: otherEdits),
    Family(name: "states of views", script: viewStates),
    Family(name: "reading", script: reading), Family(name: "watching", script: watching),
    Family(name: "searching", script: searching), Family(name: "creation", script: creation),
    Family(name: "opening", script: opening), Family(name: "content", script: content),
    Family(name: "declarations", script: declarations), Family(name: "drafts", script: drafts),
    Family(name: "files", script: files),
    Family(name: "permissions", script: permissions, scene: permissionScene),
    Family(name: "params", script: params, scene: plainScene),
    Family(name: "content of files", script: fileContent, scene: ""),
  ]
}
