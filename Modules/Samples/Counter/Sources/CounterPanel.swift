import TerminalUI

/// The count and its three buttons, with a key for each: the appearance of both forms of the counter.
struct CounterPanel: View {
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let count: Int
  let canReset: Bool
  let increase: @MainActor () -> Void
  let decrease: @MainActor () -> Void
  let reset: @MainActor () -> Void

  var body: some View {
    VStack(alignment: .center, spacing: window.rows < 10 ? 0 : 1) {
      Text(language.count(count)).bold()
      HStack(spacing: 1) {
        Button("−", action: decrease)
        Button("+", action: increase).defaultFocus()
        Button(language.reset, action: reset).disabled(!canReset)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .keyBindings(keys)
  }

  private var keys: [KeyBinding] {
    let resetKey = KeyBinding(.character("r"), language.reset, action: reset)
    return [
      KeyBinding(.character("+"), language.countUp, action: increase),
      KeyBinding(.character("-"), language.countDown, action: decrease),
    ] + (canReset ? [resetKey] : [])
  }
}
