import DesignSystem
import FeatureKit
import TerminalUI

/// The commands that can be typed in the field of a chat. They scroll where the window has no room for all.
struct CommandsView: View {
  @Environment(\.language) private var language
  let router: any CommandsRouter

  var body: some View {
    ScrollView {
      VStack { ForEach(language.commands, id: \.self) { Text($0) } }
        .frame(maxWidth: .infinity, alignment: .topLeading)
    }
    .navigationTitle(language.commandsTitle)
    .toolbar { Button(language.close) { router.dismissScreen() } }
  }
}
