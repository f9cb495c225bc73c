import Terminal

extension PlainHost {
  /// What stands before and after a text that is to be copied by hand. No word of it: the same in every language.
  private static let edge = PlainLine(text: SafeText("----------------------------------------"))

  /// Copies the last message that was told, 1, or one before it.
  func copy(messageFromEnd number: Int) {
    let copies = reading.copies
    guard !copies.isEmpty else { return say(language.nothingToCopy) }
    guard 1...copies.count ~= number else { return say(language.noSuchMessage(copies.count)) }
    copy(copies[copies.count - number])
  }

  /// Copies a text: where no terminal takes it, it is told between two lines, to be copied by hand.
  func copy(_ text: String) {
    defer { promptSoon() }
    if device.copy(text) { return say(language.copied(text.count) + ".") }
    say(language.toCopyByHand)
    write([Self.edge])
    // As it is: what is copied must not have the ends of lines that only the width makes.
    device.write(SafeText(untrusted: text) + SafeText("\n"))
    write([Self.edge])
  }
}
