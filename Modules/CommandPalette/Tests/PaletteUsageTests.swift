import Testing

@testable import CommandPalette

/// The use of commands, and its text.
@MainActor struct PaletteUsageTests {
  private final class Note {
    var text: String?
    var isBroken = false
  }

  private struct Broken: Error {}

  private func usage(_ note: Note) async -> PaletteUsage {
    let usage = PaletteUsage()
    await usage.open {
      if note.isBroken { throw Broken() }
      return note.text
    } storingWith: {
      note.text = $0
    }
    return usage
  }

  private func settle() async { for _ in 0..<20 { await Task.yield() } }

  @Test func `Commands used last and often come first, in later runs too`() async {
    let note = Note()
    let first = await usage(note)
    for id in ["a", "b", "b", "b", "c"] { first.record(id) }
    await settle()
    let later = await usage(note)
    for usage in [first, later] {
      #expect(usage.bonus(of: "b") > usage.bonus(of: "c") && usage.bonus(of: "c") > usage.bonus(of: "a"))
      #expect(usage.bonus(of: "a") > 0 && usage.bonus(of: "never") == 0)
    }
    #expect(note.text == "1 c\n3 b\n1 a\n")
  }

  @Test func `Only a limited number is remembered`() async {
    let note = Note()
    let usage = await usage(note)
    for number in 0..<500 { usage.record("command \(number)") }
    await settle()
    #expect(note.text?.split(separator: "\n").count == PaletteUsage.most)
    usage.record(String(repeating: "x", count: PaletteUsage.largest + 1))
    usage.record("y")
    await settle()
    #expect(note.text?.utf8.count ?? .max <= PaletteUsage.largest)
  }

  @Test(arguments: ["", "nonsense", "-1 a\n0 b\n99999999999999999999 c", "x a", "1 "])
  func `An invalid note counts as no use`(text: String) async {
    let note = Note()
    note.text = text
    let usage = await usage(note)
    for id in ["a", "b", "c", ""] { #expect(usage.bonus(of: id) == 0) }
  }

  @Test func `Texts that cannot be read or are too long count as no use`() async {
    let note = Note()
    (note.text, note.isBroken) = ("1 a\n", true)
    #expect(await usage(note).bonus(of: "a") == 0)
    (note.text, note.isBroken) = ("1 a\n" + String(repeating: "2 b\n", count: PaletteUsage.largest), false)
    #expect(await usage(note).bonus(of: "a") == 0)
  }
}
