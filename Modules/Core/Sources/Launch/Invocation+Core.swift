import CommandLine
import Configuration
import FeatureKit

extension Invocation {
  /// Reads the arguments of a program, without its own name.
  /// - Throws: `ConfigurationError.missingValue` for an option of every command that needs a value and has none.
  init(_ arguments: [String]) throws(ConfigurationError) {
    do {
      try self.init(arguments, common: CommonOption.allCases.map { CommandOption($0, features: []) })
    } catch {
      guard let option = CommonOption.allCases.named(error.name) else { preconditionFailure("no option \(error.name)") }
      throw .missingValue(option)
    }
  }

  /// The commands that repair settings.
  private static let mending = [DoctorCommand.name, "config"]

  /// Whether the command repairs settings.
  var mendsSettings: Bool { command.map(Self.mending.contains) ?? false }

  /// Whether the command works with wrong settings: it repairs them, or helps with that.
  var allowsWrongSettings: Bool {
    mendsSettings || wantsHelp || command == HelpCommand.name || command == CompletionCommand.name
  }
}

extension CommonOptions {
  /// The language that a command line names, even one that cannot be read as a whole: its error is told in it.
  init(readable arguments: [String]) {
    self.init()
    let flag = CommonOption.language.flag
    for (index, word) in arguments.prefix(while: { $0 != "--" }).enumerated() {
      if word.hasPrefix(flag + "=") {
        add(String(word.dropFirst(flag.count + 1)), to: .language)
      } else if word == flag, index + 1 < arguments.count {
        add(arguments[index + 1], to: .language)
      }
    }
  }

  /// The options of every command that a command line has.
  init(_ invocation: Invocation) {
    self.init()
    for written in invocation.options {
      if let option = CommonOption.allCases.named(written.name) { add(written.value, to: option) }
    }
  }
}
