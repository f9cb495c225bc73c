public import TerminalUI

/// A question in a modal. In a window too small for all of it the words scroll and the controls stay, so that an answer
/// is always possible.
public struct ModalQuestion<Controls: View>: View {
  @Environment(\.windowSize) private var window
  private let title: String
  private let message: String
  private let controls: Controls

  /// A question, a few words about it, and the controls that answer it.
  public init(_ title: String, message: String, @ViewBuilder controls: () -> Controls) {
    self.title = title
    self.message = message
    self.controls = controls()
  }

  /// What it is made of.
  public var body: some View {
    VStack(spacing: spacing) {
      ScrollView {
        VStack(spacing: spacing) {
          Text(title).bold().accessibilityHeading()
          Text(message)
        }
        .padding(.trailing, 1)
      }
      controls
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var spacing: Int { window.rows < 12 ? 0 : 1 }
}
