import ProjectFacts

/// The owners file, with a line added or removed.
struct OwnerFile {
  let text: String

  private static let features = "/Modules/Features/"

  /// The text with a line for the feature, below the line of the last other feature.
  func adding(_ name: FeatureName) throws -> String {
    let lines = OwnerLine.lines(of: text)
    guard let last = lines.last(where: { $0.pattern.hasPrefix(Self.features) }) else {
      throw CheckoutError("\(OwnerLine.path) has no line for a feature, so there is no place for another one.")
    }
    var all = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let column = all[last.line - 1].firstIndex(of: "@").map { all[last.line - 1].distance(to: $0) } ?? 0
    let pattern = Self.pattern(name)
    let gap = String(repeating: " ", count: max(column - pattern.count, 1))
    all.insert("\(pattern)\(gap)\(Self.team(of: name))", at: last.line)
    return all.joined(separator: "\n")
  }

  /// The text without the feature's line.
  func removing(_ name: FeatureName) -> String {
    let gone = Set(OwnerLine.lines(of: text).filter { $0.pattern == Self.pattern(name) }.map(\.line))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().filter { !gone.contains($0.offset + 1) }.map(\.element).joined(separator: "\n")
  }

  /// The team that owns a feature.
  static func team(of name: FeatureName) -> String { "@aichat/\(name.id)" }

  private static func pattern(_ name: FeatureName) -> String { "\(features)\(name.module)/" }
}

extension String {
  fileprivate func distance(to index: Index) -> Int { distance(from: startIndex, to: index) }
}
