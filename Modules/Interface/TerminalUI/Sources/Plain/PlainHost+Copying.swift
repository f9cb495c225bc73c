import Terminal

extension PlainHost {
  /// What stands before and after a text that is to be copied by hand. No word of it: the same in every language.
  private static let edge = PlainLine(text: SafeText("----------------------------------------"))

  /// Copies the last message that was told, 1, or one before it.
  func copy(messageFromEnd number: Int) {
    if let message = message(fromEnd: number) { copy(message.text) }
  }

  /// Copies the last block of code: of one message, or of the last one that has any.
  func copy(codeOf number: Int?) {
    guard let number else {
      for message in reading.copies.reversed() {
        if let code = message.code() { return copy(code) }
      }
      return say(language.noCode)
    }
    guard let message = message(fromEnd: number) else { return }
    if let code = message.code() { copy(code) } else { say(language.noCode) }
  }

  private func message(fromEnd number: Int) -> PlainReading.Copy? {
    let copies = reading.copies
    guard 1...max(1, copies.count) ~= number, !copies.isEmpty else {
      say(copies.isEmpty ? language.nothingToCopy : language.noSuchMessage(copies.count))
      return nil
    }
    return copies[copies.count - number]
  }

  /// Copies a text: where no terminal takes it, it is told between two lines, to be copied by hand.
  func copy(_ text: String) {
    defer { promptSoon() }
    if device.copy(text) {
      // What cannot be pasted has not been sent.
      return say(language.copied(TerminalClipboard.copyable(text)?.count ?? 0) + ".")
    }
    say(language.toCopyByHand)
    write([Self.edge])
    // As it is: what is copied must not have the ends of lines that only the width makes.
    device.write(SafeText(untrusted: text) + SafeText("\n"))
    write([Self.edge])
  }
}
