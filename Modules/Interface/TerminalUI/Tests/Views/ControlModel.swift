import Observation
import TerminalUI

/// The state of the controls in these tests.
@Observable @MainActor final class ControlModel {
  enum Kind: String, CaseIterable {
    case cat, dog, alien

    func name(in language: Language) -> String {
      switch self {
      case .cat: language("Cat", "고양이")
      case .dog: language("Dog", "개")
      case .alien: language("Alien", "외계인")
      }
    }
  }

  var isOn = false
  var kind: Kind? = .dog
  var name = ""
  var done: Double?
  var isEnabled = true
  var log: [String] = []
}

/// A picker with its neighbours in a form.
struct KindForm: View {
  @Environment(\.language) private var language
  let model: ControlModel
  let style: PickerStyle

  var body: some View {
    VStack {
      Button("Above") { model.log.append("above") }
      Picker(language("Kind", "종류"), selection: Binding(model, \.kind)) {
        ForEach(ControlModel.Kind.allCases, id: \.self) { Text($0.name(in: language)).tag(ControlModel.Kind?.some($0)) }
        Text("no option")
      }
      .pickerStyle(style)
      .disabled(!model.isEnabled)
      Button("Below") { model.log.append("below") }
      KeyBar()
    }
  }
}
