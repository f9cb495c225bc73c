import TerminalUI

/// Draws a modal: a button for each of its actions.
struct ModalView: View {
  @Environment(\.language) private var language
  let presenter: ModalPresenter

  var body: some View {
    VStack {
      Text(language.modal(presenter.number)).bold()
      ScrollView {
        VStack {
          ForEach(presenter.verbs) { verb in
            Button(verb.title(language)) { Task { await verb.run() } }
          }
        }
      }
    }
  }
}
