/// The control of an option in the settings: its place, its texts, and when a change takes effect.
public struct SettingDescription: Hashable, Sendable, Codable {
  /// A section of options.
  public enum Section: String, Hashable, Sendable, Codable, CaseIterable {
    case appearance, replies, connection, data, privacy, program
  }

  /// When a change takes effect.
  public enum Effect: String, Hashable, Sendable, Codable {
    /// In the open app, with the next reply, or with the next command.
    case atOnce
    /// When the app opens again.
    case atNextStart
  }

  /// The section.
  public var section: Section
  /// The row in the section, from 1 on. Every option of a section has a row of its own.
  public var row: Int
  /// The title of its control.
  public var title: LocalizedText
  /// The names of its values; the name of the empty text is shown if the option is not set. Other values are shown
  /// unchanged.
  public var valueNames: [String: LocalizedText]
  /// The explanation in the question for its value; nil for the usual one.
  public var hint: LocalizedText?
  /// Further words by which a search finds it, in any language.
  public var searchWords: [String]
  /// When a change takes effect.
  public var effect: Effect
  /// The note after a change, in place of the usual text about its effect; nil for that text.
  public var note: LocalizedText?

  /// A description.
  public init(
    _ section: Section, row: Int, title: LocalizedText, valueNames: [String: LocalizedText] = [:],
    hint: LocalizedText? = nil, searchWords: [String] = [], effect: Effect = .atOnce, note: LocalizedText? = nil
  ) {
    self.section = section
    self.row = row
    self.title = title
    self.valueNames = valueNames
    self.hint = hint
    self.searchWords = searchWords
    self.effect = effect
    self.note = note
  }
}
