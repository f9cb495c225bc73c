import TerminalUI

/// Why a form cannot be saved with its name. A valid name has an empty row here, so that nothing moves when the user
/// types the first letter.
struct NameCheck: View {
  @Environment(\.language) private var language
  let name: AvatarName
  var limit = AvatarName.limit
  /// Whether the words in the empty field say already that a name is needed.
  var isAskedFor = false

  @ViewBuilder var body: some View {
    switch name {
    case .valid: Text(line: " ")
    case .missing where isAskedFor: Text(line: " ")
    case .missing: Text(language.nameIsMissing).foregroundStyle(.secondary)
    case .tooLong(let extra): Text(language.nameIsTooLong(by: extra, limit: limit)).foregroundStyle(.danger)
    }
  }
}
