extension Demand {
  /// The first lines of a generated file.
  func header(_ feature: String, answersWith unanswered: Bool) -> String {
    var lines = imports.union([feature]).map { (name: $0, line: "public import \($0)") }
    if unanswered { lines.append(("FeatureKitTestSupport", "import FeatureKitTestSupport")) }
    let list = lines.sorted { $0.name < $1.name }.map { $0.line + "\n" }.joined()
    return """
      \(Doubles.mark)\(fileList) by `Tools/feature doubles \(feature)`. Do not edit.
      // swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
      \(list)
      """
  }
}
