/// The unsaved text of a form, as typed so far: each field by a name that the form chooses.
public struct FormDraft: Hashable, Sendable {
  /// The form that a draft belongs to. A nil id stands for something new.
  public enum Form: Hashable, Sendable {
    case persona(Persona.ID?)
    case lorebook(Lorebook.ID?)
    /// An entry of a lorebook, by its place in it.
    case entry(Lorebook.ID, place: Int?)
    /// A template, by its name.
    case template(String?)
  }

  /// The texts of the fields, by name.
  public var fields: [String: String]

  /// A draft.
  public init(_ fields: [String: String] = [:]) { self.fields = fields }

  /// The text of a field; nil when the draft lacks it.
  public subscript(name: String) -> String? {
    get { fields[name] }
    set { fields[name] = newValue }
  }
}

extension FormDraft {
  /// The draft as a text to store: a line for each field, its name first.
  public var note: String {
    fields.sorted { $0.key < $1.key }.map { "\($0.key) \(Escapes.write($0.value))" }.joined(separator: "\n")
  }

  /// Parses a stored text; nil when it is invalid.
  public init?(note: String) {
    self.init()
    for line in note.split(separator: "\n", omittingEmptySubsequences: false) {
      let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let text = Escapes.read(String(parts[1]))?.first else { return nil }
      fields[String(parts[0])] = text
    }
  }
}

extension FormDraft.Form {
  /// The name of the form among the drafts of a profile.
  public var name: String {
    switch self {
    case .persona(let id): "persona" + (id.map { "/\($0)" } ?? "")
    case .lorebook(let id): "lorebook" + (id.map { "/\($0)" } ?? "")
    case .entry(let lorebook, let place): "entry/\(lorebook)" + (place.map { "/\($0)" } ?? "")
    case .template(let name): "template" + (name.map { "/\($0)" } ?? "")
    }
  }
}
