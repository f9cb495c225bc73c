import TerminalTesting
import TerminalUI

/// A screen as an app shows it: above the line with its keys.
struct Footed<Content: View>: View {
  let content: Content

  var body: some View {
    VStack {
      content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      KeyBar()
    }
  }
}
