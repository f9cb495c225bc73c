import Entities
import Storage
import Synchronization

/// The settings in a file, collected before anything is stored.
struct ImportPreview {
  /// A note that changes settings, and the part of it that this program can use.
  struct Setting {
    let name: String
    let scope: PresetScope
    let preset: Preset
    /// The hash of the note's text. It is compared within one run.
    let fingerprint: Int
  }

  /// The owner of the settings.
  private(set) var profile: UserProfile.ID?
  private(set) var list: [Setting] = []
  /// The settings that this program cannot use.
  private(set) var unusable = ImportedSettings()

  /// - Parameter canUse: Whether the settings of this program could name a model.
  mutating func add(
    _ record: ProfileRecord, besides local: Set<String>, knowing content: Set<String>,
    canUse: (ModelSelection) -> Bool
  ) {
    switch record {
    case .profile(let user, _): profile = user.id
    case .note(let text, let name) where !local.contains(name) && !Self.isContent(text, named: name, among: content):
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

  /// Whether a note is content of the user, or data about it, and changes no settings. For any other note, such as one
  /// of a later version, it is unknown whether it changes settings. A note of pictures that cannot be read is no
  /// content: once stored, it would keep leftover files for ever.
  static func isContent(_ text: String, named name: String, among known: Set<String>) -> Bool {
    switch NoteKind(noteNamed: name) {
    case .pictures: PictureNotes.note(text, named: name) != nil
    case let kind: known.contains(name) || kind?.hasSettings == false
    }
  }
}

extension PresetScope {
  /// The part of a note that the settings of this program could have set.
  /// - Parameter rest: Gets the other part.
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

/// The settings of a file that the user imports, by the names of their notes.
struct TakenSettings {
  /// The fingerprint of each note, so that only settings are imported that the user was asked about.
  var fingerprints: [String: Int] = [:]
  let canUse: @Sendable (ModelSelection) -> Bool

  /// A record as an import stores it. It is nil for a record that the import leaves out: a note about the other
  /// machine, or a setting that is not imported. Of a setting only the part that this program can use is stored.
  func stored(_ record: ProfileRecord, besides local: Set<String>, knowing content: Set<String>) -> ProfileRecord? {
    guard case .note(let text, let name) = record else { return record }
    if local.contains(name) { return nil }
    if ImportPreview.isContent(text, named: name, among: content) { return record }
    guard fingerprints[name] == text.hashValue, let scope = PresetScope(noteNamed: name) else { return nil }
    var rest: [String] = []
    let preset = scope.usablePreset(in: text, named: name, canUse: canUse, &rest)
    return .note(scope.note(of: preset, named: name), named: name)
  }
}

/// Cancels a change that does not see the cancellation of the caller's task.
final class CancellationFlag: Sendable {
  private let raised = Atomic(false)

  var isRaised: Bool { raised.load(ordering: .relaxed) }

  func raise() { raised.store(true, ordering: .relaxed) }
}
