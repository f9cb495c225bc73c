import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The files that go with the next message, above the field. A click on one removes it.
struct AttachmentChips: View {
  @Environment(\.isPlain) private var isPlain
  @Environment(\.language) private var language
  let presenter: AttachmentPresenter

  var body: some View {
    WrappingHStack(spacing: 2) {
      ForEach(Array(presenter.files.enumerated()), id: \.offset) { index, file in
        if isPlain {
          Text(line: language.attached(file.name, size: file.size))
        } else {
          Text(line: language.attached(file.name, size: file.size) + " ✕")
            .onTapGesture { presenter.onRemovePressed(at: index) }
        }
      }
    }
    .foregroundStyle(.secondary)
  }
}
