import Configuration
import FeatureKit

extension CommonOption {
  /// Its name in a command, without dashes.
  var name: String { String(flag.dropFirst(2)) }
}

extension CommandOption {
  /// An option of every command.
  /// - Parameter features: The names that a list of features can have.
  init(_ option: CommonOption, features: [String]) {
    let kind: ValueKind =
      switch option.kind {
      case .folder: .folder
      case .file: .file
      case .names: .list(features)
      case .text, .number: option.choices.isEmpty ? .text : .oneOf(option.choices)
      case .address, .truth, .seconds, .amount: .text
      }
    self.init(option.name, value: option.placeholder, kind: kind) { $0(option.help) }
  }
}
