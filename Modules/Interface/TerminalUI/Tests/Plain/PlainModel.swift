import Observation
import TerminalUI

/// The state of the views in these tests.
@Observable @MainActor final class PlainModel {
  var name = ""
  var reply = ""
  var isArriving = false
  var notice = ""
  var isLoading = false
  var isAsking = false
  var isStopped = false
  var isOffered = false
  /// Whether submitting empties the field.
  var sends = false
  var turns = 0
  var rows: [PlainRow] = []
  @ObservationIgnored var pressed: [String] = []

  init() {}
}

struct PlainRow: Identifiable {
  let id: Int
  var name: String { "Row \(id)" }
}

struct PlainScreen: View {
  @Environment(\.announce) private var announce
  let model: PlainModel

  var body: some View {
    ZStack {
      VStack {
        HStack {
          Text(line: "Title").accessibilityHeading()
          Spacer()
          Button("Settings") { model.pressed.append("settings") }
        }
        Divider()
        if model.isLoading { ProgressView("Fetching") }
        ForEach([model.turns], id: \.self) { _ in
          if !model.reply.isEmpty { Text("Bot: " + model.reply).accessibilityBusy(model.isArriving) }
        }
        if !model.notice.isEmpty { Text(model.notice) }
        HStack(spacing: 1) {
          Text(line: "Name")
          TextField("What is it called?", text: Binding(model, \.name)) {
            model.pressed.append("submit \(model.name)")
            if model.sends { model.name = "" }
          }
        }
        Button(action: { model.pressed.append("picture") }) { Text(line: "✕").accessibilityLabel("Remove") }
        Button("Off") { model.pressed.append("off") }.disabled(!model.isOffered)
        Text(line: "▚▚▚").accessibilityHidden()
      }
      .keyBindings(keys)
      if model.isAsking {
        VStack {
          Text("Sure?").accessibilityHeading()
          Text("It is gone then.")
          Button("Yes") { model.isAsking = false }
          Button("Delete") {
            model.isAsking = false
            announce("It is gone.")
          }
        }
        .keyBindings([KeyBinding(.escape, "Cancel") { model.isAsking = false }])
        .focusScope()
      }
    }
  }

  private var keys: [KeyBinding] {
    var keys = [
      KeyBinding(.escape, "Back") { model.pressed.append("back") }, KeyBinding(.enter, "Open") {},
      KeyBinding(.character("s"), "Settings") { model.pressed.append("key s") },
      KeyBinding(.character("x"), "Export") { model.pressed.append("export") },
      KeyBinding(.character("h"), "Hidden", prominence: .hidden) {}, KeyBinding(.control("q"), "Quit") {},
    ]
    if model.isArriving {
      keys += [
        KeyBinding(.escape, "Stop") { model.isStopped = true },
        KeyBinding(.control("c"), "Stop", prominence: .hidden) { model.isStopped = true },
      ]
    }
    return keys
  }
}
