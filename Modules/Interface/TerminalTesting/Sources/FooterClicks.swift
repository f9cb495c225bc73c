import Terminal
import TerminalUI

/// Clicks the keys that the footer shows, each on a screen made anew, and compares with the key itself.
@MainActor public struct FooterClicks {
  /// A screen, and what came of it so far beside what it shows: the calls that its router got.
  public typealias Made = (pilot: Pilot, outcome: () -> String)
  private let make: () async -> Made
  private let rest: (Pilot) async -> Void

  /// The clicks on a screen that can be made as often as is wanted.
  /// - Parameter rest: Returns when what a click started has come to rest, where that takes more than the main actor.
  public init(resting rest: @escaping (Pilot) async -> Void = { _ in }, on make: @escaping () async -> Made) {
    self.make = make
    self.rest = rest
  }

  /// What is wrong with a click on a key, in words; empty when each does what its key does, and that is something.
  /// - Parameter quiet: The words of keys that do nothing here, as sending does where nothing was written.
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
