import Configuration
import FeatureKit
import TerminalUI

/// The manual page, as source for `man`: the macros of man(7), https://man7.org/linux/man-pages/man7/man.7.html.
///
/// Commands and options say what they do in the words of their help; what holds for all of them is in `ManualStrings`.
@MainActor struct Manual {
  let program: String
  let commands: [Subcommand]
  let language: Language

  /// The whole page, in UTF-8.
  var source: String {
    let words = ManualStrings(program: program, language: language)
    let page = [
      [
        ".TH \(program.uppercased()) 1 \(AppVersion.released) \"\(program) \(AppVersion.current)\"",
        // Beside a column of options there is not room for even lines.
        ".ad l", ".nh",
      ],
      section(words.name), [Roff.text(program) + " \\- " + Roff.text(words.purpose)],
      section(words.synopsis), synopsis(words),
      section(words.description), Array(words.descriptions.map { [Roff.text($0)] }.joined(separator: [".PP"])),
      section(words.commands), commands.flatMap { rows($0, path: []) },
      section(words.options), [Roff.text(words.aboutOptions)], commonOptions,
      section(words.environment), [Roff.text(words.aboutVariables)], words.variables.flatMap(row),
      section(words.files), words.knownFiles.flatMap(row),
      section(words.rules), words.aboutRules.flatMap { [".PP", Roff.text($0)] }.dropFirst().map(\.self),
      [".PP", ".RS 4", ".nf"] + ManualStrings.sampleRules.split(separator: "\n").map { Roff.code(String($0)) } + [
        ".fi", ".RE",
      ],
      section(words.exitStatus), words.exitCodes.flatMap(row),
      section(words.examples), Array(words.samples.map(example).joined(separator: [".PP"])),
    ]
    return page.joined().joined(separator: "\n") + "\n"
  }

  private func section(_ title: String) -> [String] { [".SH \(title)"] }

  private func synopsis(_ words: ManualStrings) -> [String] {
    [
      "\(Roff.bold(program)) [\(Roff.italic(words.optionsWord))]", ".br",
      "\(Roff.bold(program)) \(Roff.italic(words.commandWord)) [\(Roff.italic(words.optionsWord))] \\&...",
    ]
  }

  /// A command with its options, or a group with its commands.
  private func rows(_ command: Subcommand, path: [String]) -> [String] {
    let path = path + [command.name]
    let operands = command.run == nil ? "…" : command.operands
    let name = Roff.bold(path.joined(separator: " ")) + (operands.isEmpty ? "" : " " + Roff.italic(operands))
    let further =
      command.subcommands.flatMap { rows($0, path: path) }
      + command.options.flatMap { row(Roff.option($0), $0.summary(language)) }
      + command.notes(language).flatMap { [".TP", Roff.bold($0.0), $0.1.isEmpty ? "\\&" : Roff.text($0.1)] }
    return row(name, command.summary(language)) + (further.isEmpty ? [] : [".RS"] + further + [".RE"])
  }

  private var commonOptions: [String] {
    CommonOption.allCases.flatMap { row(Roff.option(CommandOption($0, features: [])), $0.help(in: language.content)) }
      + row(Roff.bold("--help"), language.aboutHelpOption) + row(Roff.bold("--version"), language.aboutVersionOption)
  }

  private func row(_ head: String, _ text: String) -> [String] { [".TP", head, Roff.text(text)] }
  private func row(_ entry: ManualStrings.Entry) -> [String] { row(Roff.bold(entry.name), entry.text) }

  private func example(_ entry: ManualStrings.Entry) -> [String] {
    [Roff.text(entry.text), ".PP", ".RS 4", ".nf", Roff.code(entry.name), ".fi", ".RE"]
  }
}

/// Text as the source of a page has it.
private enum Roff {
  /// How long a line of the source gets, in bytes as `mandoc -Tlint` counts them: there a Hangul syllable has eight.
  private static let width = 78

  /// Text in which nothing means anything, in lines that people can read.
  static func text(_ text: String) -> String {
    var lines: [(words: String, length: Int)] = []
    for word in text.split(separator: " ") {
      let escaped = escaped(String(word))
      let length = escaped.reduce(0) { $0 + ($1.isASCII ? 1 : 8) }
      if let last = lines.last, last.length + 1 + length <= width {
        lines[lines.count - 1] = (last.words + " " + escaped, last.length + 1 + length)
      } else {
        lines.append((escaped, length))
      }
    }
    return lines.map { lineSafe($0.words) }.joined(separator: "\n")
  }

  /// A line that is to be copied: what typesetting would make prettier stays as it is.
  static func code(_ line: String) -> String {
    lineSafe(
      escaped(line, [("-", "\\-"), ("'", "\\(aq"), ("`", "\\(ga"), ("~", "\\(ti"), ("^", "\\(ha"), ("\"", "\\(dq")]))
  }

  static func bold(_ text: String) -> String { "\\fB" + code(text) + "\\fR" }
  static func italic(_ text: String) -> String { "\\fI" + escaped(text) + "\\fR" }

  static func option(_ option: CommandOption) -> String {
    let letter = option.letter.map { bold("-\($0)") + ", " } ?? ""
    return letter + bold("--" + option.name) + (option.value.map { " " + italic($0) } ?? "")
  }

  private static func escaped(_ text: String, _ more: [(Character, String)] = []) -> String {
    text.map { character in
      if character == "\\" { return "\\e" }
      if character == "…" { return "\\&..." }
      return more.first { $0.0 == character }?.1 ?? String(character)
    }.joined()
  }

  /// A dot or a quote at the beginning of a line would make a request of it.
  private static func lineSafe(_ line: String) -> String {
    line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }
}
