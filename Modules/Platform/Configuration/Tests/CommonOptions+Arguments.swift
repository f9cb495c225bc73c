import Testing

@testable import Configuration

extension CommonOptions {
  /// The options of these arguments: `--model=m`, `--model m`, `--plain`.
  init(_ arguments: [String]) throws {
    self.init()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let sides = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let option = try #require(CommonOption.allCases.named(String(sides[0].dropFirst(2))), "\(argument)")
      let value: String? = sides.count > 1 ? sides[1] : option.kind == .truth ? "true" : rest.popFirst()
      add(try #require(value, "\(argument)"), to: option)
    }
  }
}
