public import Entities

/// The text of a manual page beyond the help of the commands.
public struct ManualText: Sendable {
  /// A thing and its description, as a row of the page.
  public struct Entry: Sendable {
    /// The thing, as written.
    public let name: LocalizedText
    /// Its description.
    public let text: LocalizedText

    /// A thing that is written in the same way in every language.
    public init(_ name: String, _ text: LocalizedText) {
      self.init(LocalizedText(untranslated: name), text)
    }

    /// A thing whose name differs by language.
    public init(_ name: LocalizedText, _ text: LocalizedText) {
      (self.name, self.text) = (name, text)
    }
  }

  /// A section about one matter, with an example below it.
  public struct Section: Sendable {
    /// The heading, in capitals.
    public let title: LocalizedText
    /// Its paragraphs.
    public let paragraphs: [LocalizedText]
    /// The example, shown as it is.
    public let sample: String

    /// A section from its parts.
    public init(_ title: LocalizedText, _ paragraphs: [LocalizedText], sample: String) {
      (self.title, self.paragraphs, self.sample) = (title, paragraphs, sample)
    }
  }

  /// What the program does, after its name: a phrase without a full stop.
  public var purpose: LocalizedText
  /// The paragraphs of the description.
  public var descriptions: [LocalizedText]
  /// The text about the options of every command.
  public var aboutOptions: LocalizedText
  /// Variables of the environment, besides those of the options.
  public var variables: [Entry]
  /// Files that the program reads and writes.
  public var files: [Entry]
  /// A section of the program's own.
  public var section: Section
  /// Exit codes.
  public var exitCodes: [Entry]
  /// Command lines to copy.
  public var samples: [Entry]

  /// A text from its parts.
  public init(
    purpose: LocalizedText, descriptions: [LocalizedText], aboutOptions: LocalizedText, variables: [Entry],
    files: [Entry], section: Section, exitCodes: [Entry], samples: [Entry]
  ) {
    self.purpose = purpose
    self.descriptions = descriptions
    self.aboutOptions = aboutOptions
    self.variables = variables
    self.files = files
    self.section = section
    self.exitCodes = exitCodes
    self.samples = samples
  }
}
