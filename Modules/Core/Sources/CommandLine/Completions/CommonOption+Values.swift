import Configuration
import FeatureKit

extension CommandOption {
  /// An option of every command.
  /// - Parameter features: The names that lists of features can have.
  init(_ option: CommonOption, features: [String]) {
    let kind: ValueKind =
      switch option.kind {
      case .text, .address, .truth, .seconds, .amount, .keys: .text
      case .preset: option.choices.isEmpty ? .text : .oneOf(option.choices)
      case .folder: .folder
      case .file: .file
      case .names: .list(features)
      case .choice(let choices): .oneOf(choices)
      }
    self.init(String(option.flag.dropFirst(2)), value: option.placeholder, kind: kind) { language in
      option.help(in: language.content)
    }
  }
}
