import Entities
import Storage
import Synchronization

/// What a file would bring besides words: looked at before anything is stored.
struct ImportPreview {
  /// A note that would decide something, and what of it this program can use.
  struct Setting {
    let name: String
    let scope: PresetScope
    let preset: Preset
    /// Of the note's text.
    let fingerprint: Int
  }

  /// Whose it is.
  private(set) var profile: UserProfile.ID?
  private(set) var list: [Setting] = []
  /// What this program cannot use.
  private(set) var unusable = ImportedSettings()

  /// - Parameter canUse: Whether a model is one that the settings of this program could name.
  mutating func add(
    _ record: ProfileRecord, besides local: Set<String>, knowing content: Set<String>,
    canUse: (ModelSelection) -> Bool
  ) {
    switch record {
    case .profile(let user, _): profile = user.id
    case .note(let text, let name) where !local.contains(name) && !Self.isContent(name, among: content):
      guard let scope = PresetScope(noteNamed: name) else { return unusable.addUnusable(name) }
      var rest: [String] = []
      let preset = scope.usablePreset(in: text, named: name, canUse: canUse, &rest)
      for value in rest { unusable.addUnusable(value) }
      if !preset.isEmpty {
        list.append(Setting(name: name, scope: scope, preset: preset, fingerprint: text.hashValue))
      }
    default: break
    }
  }

  /// Whether a note of this name is words of the user's, or about them, and decides nothing. Of every other one, also of
  /// those that a later version may read, that is not known.
  static func isContent(_ name: String, among known: Set<String>) -> Bool {
    known.contains(name) || name.hasPrefix(DraftStore.prefix) || name.hasPrefix(ConversationSummary.notePrefix)
  }
}

extension PresetScope {
  /// What of a note the settings of this program could have set.
  /// - Parameter rest: Gets what they could not.
  fileprivate func usablePreset(
    in note: String, named name: String, canUse: (ModelSelection) -> Bool, _ rest: inout [String]
  ) -> Preset {
    var preset = preset(in: note, named: name, &rest)
    if let model = preset.model, !canUse(model) {
      rest.append((["model", preset[.model] ?? ""]).joined(separator: " "))
      preset.model = nil
    }
    return preset
  }
}

/// The settings of a file that the user takes, by the names of their notes.
struct TakenSettings {
  /// The fingerprint of each note: what the user was asked about is taken, and nothing else.
  var fingerprints: [String: Int] = [:]
  let canUse: @Sendable (ModelSelection) -> Bool

  /// A record as an import stores it; nil for what it leaves out: a note about the machine that it came from, and a
  /// setting that is not taken. Of a setting only what this program can use is stored.
  func stored(_ record: ProfileRecord, besides local: Set<String>, knowing content: Set<String>) -> ProfileRecord? {
    guard case .note(let text, let name) = record else { return record }
    if local.contains(name) { return nil }
    if ImportPreview.isContent(name, among: content) { return record }
    guard fingerprints[name] == text.hashValue, let scope = PresetScope(noteNamed: name) else { return nil }
    var rest: [String] = []
    let preset = scope.usablePreset(in: text, named: name, canUse: canUse, &rest)
    return .note(scope.note(of: preset, named: name), named: name)
  }
}

/// Says that a change is to stop which its own task does not know of.
final class CancellationFlag: Sendable {
  private let raised = Atomic(false)

  var isRaised: Bool { raised.load(ordering: .relaxed) }

  func raise() { raised.store(true, ordering: .relaxed) }
}
