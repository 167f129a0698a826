/// One overload of a function: its argument types and its result type.
package struct FunctionSignature: Sendable {
  /// The name. That of a method begins with a dot.
  package var name: String
  /// The types of the arguments. For a method, the receiver comes first.
  package var arguments: [ExpressionType]
  /// The type of the result.
  package var result: ExpressionType

  /// Makes a signature. Type parameters are `.variable` with negative numbers.
  package init(name: String, arguments: [ExpressionType], result: ExpressionType) {
    self.name = name
    self.arguments = arguments
    self.result = result
  }

  /// Parses `name (type,type) result` or `.name type.(type,type) result`. Single capital letters
  /// are type parameters.
  package init?(_ line: Substring) {
    let parts = line.split(separator: " ", maxSplits: 2)
    guard parts.count == 3, let open = parts[1].firstIndex(of: "(") else { return nil }
    name = String(parts[0])
    var types: [ExpressionType] = []
    if open > parts[1].startIndex {
      var receiver = TypeReader(parts[1][..<open].dropLast())
      types.append(receiver.type())
    }
    var reader = TypeReader(parts[1][open...].dropFirst().dropLast())
    while !reader.isAtEnd {
      types.append(reader.type())
      reader.skipComma()
    }
    arguments = types
    var last = TypeReader(parts[2])
    result = last.type()
  }
}

/// Parses types such as `map<A,list<int>>`.
private struct TypeReader {
  private var rest: Substring

  init(_ text: Substring) { rest = text }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func skipComma() {
    if rest.first == "," { rest = rest.dropFirst() }
  }

  mutating func type() -> ExpressionType {
    let name = rest.prefix { $0 != "<" && $0 != "," && $0 != ">" }
    rest = rest.dropFirst(name.count)
    var parts: [ExpressionType] = []
    if rest.first == "<" {
      repeat {
        rest = rest.dropFirst()
        parts.append(type())
      } while rest.first == ","
      rest = rest.dropFirst()
    }
    return Self.named(String(name), parts)
  }

  private static func named(_ name: String, _ parts: [ExpressionType]) -> ExpressionType {
    switch name {
    case "null": return .null
    case "bool": return .boolean
    case "int": return .integer
    case "uint": return .unsigned
    case "double": return .double
    case "string": return .text
    case "bytes": return .bytes
    case "timestamp": return .timestamp
    case "duration": return .duration
    case "list": return .list(parts[0])
    case "map": return .map(parts[0], parts[1])
    case "type": return .type(parts[0])
    case "optional": return .optional(parts[0])
    case "dyn": return .dynamic
    default:
      if let letter = name.utf8.first, name.utf8.count == 1 { return .variable(-Int(letter)) }
      return .opaque(name, parts)
    }
  }
}

/// The overloads known to the checker, by name.
enum FunctionSignatures {
  /// The overloads of the strict dialect.
  static let strict = read(operators + standard + time + extensions)
  /// The overloads of the table dialect: integers widen to doubles.
  static let table = read(
    operators + widening + standard + time + extensions + OwnFunctions.signatures)

  private static func read(_ text: String) -> [String: [FunctionSignature]] {
    var result: [String: [FunctionSignature]] = [:]
    for line in text.split(separator: "\n") {
      guard let signature = FunctionSignature(line) else { continue }
      result[signature.name, default: []].append(signature)
    }
    return result
  }

  private static let operators: String = {
    var text = ""
    for type in ["int", "uint", "double"] {
      for mark in ["+", "-", "*", "/"] { text += "_\(mark)_ (\(type),\(type)) \(type)\n" }
    }
    for type in ["int", "uint"] { text += "_%_ (\(type),\(type)) \(type)\n" }
    for type in ["int", "double"] { text += "-_ (\(type)) \(type)\n" }
    let numbers = ["int", "uint", "double"]
    for mark in ["<", "<=", ">", ">="] {
      for type in ["bool", "string", "bytes", "timestamp", "duration"] {
        text += "_\(mark)_ (\(type),\(type)) bool\n"
      }
      for left in numbers {
        for right in numbers { text += "_\(mark)_ (\(left),\(right)) bool\n" }
      }
    }
    return text + """
      _==_ (A,A) bool
      _!=_ (A,A) bool
      !_ (bool) bool
      _+_ (string,string) string
      _+_ (bytes,bytes) bytes
      _+_ (list<A>,list<A>) list<A>
      _+_ (timestamp,duration) timestamp
      _+_ (duration,timestamp) timestamp
      _+_ (duration,duration) duration
      _-_ (timestamp,timestamp) duration
      _-_ (timestamp,duration) timestamp
      _-_ (duration,duration) duration
      @in (A,list<A>) bool
      @in (A,map<A,B>) bool

      """
  }()

  private static let widening = """
    _+_ (int,double) double
    _+_ (double,int) double
    _-_ (int,double) double
    _-_ (double,int) double
    _*_ (int,double) double
    _*_ (double,int) double
    _/_ (int,double) double
    _/_ (double,int) double
    _==_ (int,double) bool
    _==_ (double,int) bool
    _!=_ (int,double) bool
    _!=_ (double,int) bool

    """

  private static let standard = """
    size (string) int
    size (bytes) int
    size (list<A>) int
    size (map<A,B>) int
    .size string.() int
    .size bytes.() int
    .size list<A>.() int
    .size map<A,B>.() int
    .contains string.(string) bool
    .startsWith string.(string) bool
    .endsWith string.(string) bool
    .matches string.(string) bool
    matches (string,string) bool
    type (A) type<A>
    dyn (A) dyn
    bool (bool) bool
    bool (string) bool
    bytes (bytes) bytes
    bytes (string) bytes
    double (double) double
    double (int) double
    double (uint) double
    double (string) double
    int (int) int
    int (uint) int
    int (double) int
    int (string) int
    int (timestamp) int
    uint (uint) uint
    uint (int) uint
    uint (double) uint
    uint (string) uint
    string (string) string
    string (bool) string
    string (int) string
    string (uint) string
    string (double) string
    string (bytes) string
    string (timestamp) string
    string (duration) string
    timestamp (timestamp) timestamp
    timestamp (string) timestamp
    timestamp (int) timestamp
    duration (duration) duration
    duration (string) duration

    """

  private static let time: String = {
    let getters = [
      "getFullYear", "getMonth", "getDate", "getDayOfMonth", "getDayOfWeek", "getDayOfYear",
      "getHours", "getMinutes", "getSeconds", "getMilliseconds",
    ]
    var text = ""
    for (index, name) in getters.enumerated() {
      text += ".\(name) timestamp.() int\n.\(name) timestamp.(string) int\n"
      if index >= 6 { text += ".\(name) duration.() int\n" }
    }
    return text
  }()

  private static let extensions = """
    .charAt string.(int) string
    .indexOf string.(string) int
    .indexOf string.(string,int) int
    .lastIndexOf string.(string) int
    .lastIndexOf string.(string,int) int
    .lowerAscii string.() string
    .upperAscii string.() string
    .replace string.(string,string) string
    .replace string.(string,string,int) string
    .split string.(string) list<string>
    .split string.(string,int) list<string>
    .substring string.(int) string
    .substring string.(int,int) string
    .trim string.() string
    .join list<string>.() string
    .join list<string>.(string) string
    .reverse string.() string
    .reverse list<A>.() list<A>
    .format string.(list<dyn>) string
    strings.quote (string) string
    math.ceil (double) double
    math.floor (double) double
    math.round (double) double
    math.trunc (double) double
    math.sqrt (int) double
    math.sqrt (uint) double
    math.sqrt (double) double
    math.abs (int) int
    math.abs (uint) uint
    math.abs (double) double
    math.sign (int) int
    math.sign (uint) uint
    math.sign (double) double
    math.isNaN (double) bool
    math.isInf (double) bool
    math.isFinite (double) bool
    math.bitAnd (int,int) int
    math.bitAnd (uint,uint) uint
    math.bitOr (int,int) int
    math.bitOr (uint,uint) uint
    math.bitXor (int,int) int
    math.bitXor (uint,uint) uint
    math.bitNot (int) int
    math.bitNot (uint) uint
    math.bitShiftLeft (int,int) int
    math.bitShiftLeft (uint,int) uint
    math.bitShiftRight (int,int) int
    math.bitShiftRight (uint,int) uint
    base64.encode (bytes) string
    base64.decode (string) bytes
    lists.range (int) list<int>
    .slice list<A>.(int,int) list<A>
    .flatten list<list<A>>.() list<A>
    .flatten list<dyn>.() list<dyn>
    .flatten list<dyn>.(int) list<dyn>
    .distinct list<A>.() list<A>
    .sort list<A>.() list<A>
    .first list<A>.() optional<A>
    .last list<A>.() optional<A>
    sets.contains (list<A>,list<A>) bool
    sets.equivalent (list<A>,list<A>) bool
    sets.intersects (list<A>,list<A>) bool
    regex.replace (string,string,string) string
    regex.replace (string,string,string,int) string
    regex.extract (string,string) optional<string>
    regex.extractAll (string,string) list<string>
    optional.of (A) optional<A>
    optional.ofNonZeroValue (A) optional<A>
    optional.none () optional<A>
    optional.unwrap (list<optional<A>>) list<A>
    .unwrapOpt list<optional<A>>.() list<A>
    .hasValue optional<A>.() bool
    .value optional<A>.() A
    .or optional<A>.(optional<A>) optional<A>
    .orValue optional<A>.(A) A

    """
}
