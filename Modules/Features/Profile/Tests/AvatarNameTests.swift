import Testing

@testable import Profile

struct AvatarNameTests {
  @Test(arguments: ["", " ", "\t\n", "\u{3000}", "\u{200B}", "\u{3164}", "\u{1B}"])
  func whatCannotBeSeenIsMissing(_ typed: String) {
    #expect(AvatarName(typed) == .missing)
  }

  @Test(arguments: [("a", "a"), ("  Zed  ", "Zed"), (" Captain  Sael\n", "Captain  Sael"), ("보현 ", "보현"), ("👩‍🚀", "👩‍🚀")])
  func spaceAroundDoesNotCount(_ typed: String, _ name: String) {
    #expect(AvatarName(typed) == .valid(name))
  }

  @Test func fortyCharactersFit() {
    let forty = String(repeating: "보", count: 40)
    #expect(AvatarName(" \(forty) ") == .valid(forty))
    #expect(AvatarName(forty + "x") == .tooLong(by: 1))
    #expect(AvatarName(String(repeating: "x", count: 1_000)) == .tooLong(by: 960))
    // A family emoji is one character with many scalars.
    #expect(AvatarName(String(repeating: "👨‍👩‍👧‍👦", count: 40)) == .valid(String(repeating: "👨‍👩‍👧‍👦", count: 40)))
  }
}
