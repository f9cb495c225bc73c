/// The keys that a user chose, by the names of their actions: `quit=ctrl-x,model=alt-n`.
public struct KeyChoices: Hashable, Sendable {
  /// The keys by name.
  public private(set) var combinations: [String: KeyCombination] = [:]

  /// No keys.
  public init() {}

  /// Parses pairs separated by commas; nil for a text that is no pair, an invalid key, or a name given twice.
  public init?(_ text: String) {
    for part in text.split(separator: ",") {
      let pair = part.split(separator: "=", omittingEmptySubsequences: false)
      guard pair.count == 2, let combination = try? KeyCombination(String(pair[1])) else { return nil }
      let name = pair[0].lowercased().filter { !$0.isWhitespace }
      let isName = name.utf8.count <= 40 && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
      guard isName, !name.isEmpty, combinations.updateValue(combination, forKey: name) == nil else { return nil }
    }
  }

  /// The key of an action; nil for the usual one.
  public subscript(name: String) -> KeyCombination? {
    get { combinations[name] }
    set { combinations[name] = newValue }
  }
}

extension KeyChoices: CustomStringConvertible {
  /// The pairs sorted by name, as configurations write them.
  public var description: String {
    combinations.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ",")
  }
}
