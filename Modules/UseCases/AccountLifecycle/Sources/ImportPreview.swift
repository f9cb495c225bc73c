import Entities
import Storage
import Synchronization

/// What a file would bring besides words: looked at before anything is stored.
struct ImportPreview {
  /// A note that would decide something, and what it says.
  struct Setting {
    let name: String
    /// Nil for a kind that this program does not know.
    let value: (scope: PresetScope, preset: Preset)?

    func add(to settings: inout ImportedSettings) {
      if let value { settings.add(value.preset, for: value.scope) } else { settings.addOther() }
    }
  }

  /// Whose it is.
  private(set) var profile: UserProfile.ID?
  private(set) var list: [Setting] = []
  /// A fingerprint of each setting's text by its name: what the user was asked about is taken, and nothing else.
  private(set) var settings: [String: Int] = [:]

  mutating func add(_ record: ProfileRecord, besides local: Set<String>, knowing content: Set<String>) {
    switch record {
    case .profile(let person, _): profile = person.id
    case .note(let text, let name) where !local.contains(name) && !Self.isContent(name, among: content):
      settings[name] = text.hashValue
      let scope = PresetScope(noteNamed: name)
      list.append(Setting(name: name, value: scope.map { ($0, $0.preset(in: text, named: name)) }))
    default: break
    }
  }

  /// Whether a note of this name is words of the user's, or about them, and decides nothing. Of every other one, also of
  /// those that a later version may read, nobody knows that.
  static func isContent(_ name: String, among known: Set<String>) -> Bool {
    known.contains(name) || name.hasPrefix(DraftShelf.prefix) || name.hasPrefix(Recap.notePrefix)
  }
}

extension ProfileRecord {
  /// Whether an import leaves it out: a note about the machine that it came from, or a setting that was not taken.
  func isLeftOut(besides local: Set<String>, knowing content: Set<String>, taking settings: [String: Int]) -> Bool {
    guard case .note(let text, let name) = self else { return false }
    if local.contains(name) { return true }
    return !ImportPreview.isContent(name, among: content) && settings[name] != text.hashValue
  }
}

/// Says that a change is to stop which its own task does not know of.
final class StopSign: Sendable {
  private let raised = Atomic(false)

  var isRaised: Bool { raised.load(ordering: .relaxed) }

  func raise() { raised.store(true, ordering: .relaxed) }
}
