import Terminal
import TerminalUI

/// Clicks each key of the footer on a new screen, and compares the effect with that of the key itself.
@MainActor public struct FooterClicks {
  /// A screen, and its effects outside the screen so far: the calls that its router got.
  public typealias Made = (pilot: Pilot, outcome: () -> String)
  private let make: () async -> Made
  private let rest: (Pilot) async -> Void

  /// The clicks on a screen. `make` creates the screen again for each click.
  /// - Parameter rest: Returns when the work that a click started is done, where that is more than the main actor's.
  public init(resting rest: @escaping (Pilot) async -> Void = { _ in }, on make: @escaping () async -> Made) {
    self.make = make
    self.rest = rest
  }

  /// The faults of clicks, in words; empty when each click does the same as its key, and has an effect.
  /// - Parameter quiet: The titles of keys without an effect here, such as sending where no text was written.
  public func faults(quiet: [String] = []) async -> [String] {
    let (pilot, outcome) = await make()
    let (keys, before) = (pilot.host.footerKeys, state(of: pilot, outcome))
    pilot.stop()
    var faults: [String] = []
    for key in keys {
      let pressed = await after { await $0.press(key.key) }
      let clicked = await after { await $0.click(column: key.place.minX, row: key.place.minY) }
      if pressed != clicked {
        faults.append("a click on “\(key.title)” is not what its key is:\n\(clicked)\n\(pressed)")
      }
      if clicked == before, !quiet.contains(key.title) { faults.append("“\(key.title)” does nothing") }
    }
    return faults
  }

  private func after(_ act: (Pilot) async -> Void) async -> String {
    let (pilot, outcome) = await make()
    await act(pilot)
    await rest(pilot)
    defer { pilot.stop() }
    return state(of: pilot, outcome)
  }

  private func state(of pilot: Pilot, _ outcome: () -> String) -> String {
    "\(pilot.screen)\n\(outcome())"
  }
}
