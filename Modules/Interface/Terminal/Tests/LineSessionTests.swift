import Glibc
import Testing

@testable import Terminal

struct LineBufferTests {
  @Test func linesAreDividedHoweverTheyAreRead() {
    let text = "one\r\ntwo\n\n한글\nlast"
    for size in 1...text.utf8.count {
      var buffer = LineBuffer()
      var lines: [String] = []
      let bytes = Array(text.utf8)
      for start in stride(from: 0, to: bytes.count, by: size) {
        buffer.append(bytes[start..<min(start + size, bytes.count)])
        while let line = buffer.next() { lines.append(line) }
      }
      if let rest = buffer.rest() { lines.append(rest) }
      #expect(lines == ["one", "two", "", "한글", "last"])
      #expect(buffer.rest() == nil)
    }
  }

  @Test func anEndlessLineTakesNoMemory() {
    var buffer = LineBuffer()
    for _ in 0..<40 { buffer.append(repeatElement(UInt8(ascii: "x"), count: 1 << 16)) }
    #expect(buffer.next() == nil)
    buffer.append(Array("\nnext\n".utf8))
    #expect(buffer.next()?.utf8.count == LineBuffer.limit)
    #expect(buffer.next() == "next")
  }

  @Test func invalidBytesAreReplaced() {
    var buffer = LineBuffer()
    buffer.append([0x61, 0xFF, 0x62, 0x0A])
    #expect(buffer.next() == "a\u{FFFD}b")
  }
}

struct PasteAssemblerTests {
  /// The entries made of bytes read in pieces, with a wait after each piece and one at the end.
  private func entries(of pieces: [ArraySlice<UInt8>], waits: Bool) -> [LineEvent] {
    var (buffer, assembler, events) = (LineBuffer(), PasteAssembler(), [LineEvent]())
    for piece in pieces {
      buffer.append(piece)
      while let line = buffer.next() { assembler.consume(line) }
      if waits, assembler.wait != nil, let entry = assembler.rest() { events.append(entry) }
    }
    if let entry = assembler.rest() { events.append(entry) }
    return events
  }

  @Test(
    arguments: [
      ("\u{1B}[200~one\n둘\nthree\u{1B}[201~\n", .paste(["one", "둘", "three"])),
      ("\u{1B}[200~one\r\ntwo\r\n\u{1B}[201~\r\n", .paste(["one", "two"])),
      ("see \u{1B}[200~one\ntwo\u{1B}[201~ and \u{1B}[200~3\n4\u{1B}[201~.\n", .paste(["see one", "two and 3", "4."])),
      ("\u{1B}[200~https://a.example/\u{1B}[201~\n", .line("https://a.example/")),
      ("\u{1B}[200~\u{1B}[201~\n", .line("")),
      // Without the end of the mark, or without the mark and the letters before it.
      ("\u{1B}[200~one\ntwo\u{1B}[20\n", .paste(["one", "two"])),
      ("\u{1B}[200~hello\u{1B}\n", .line("hello")),
    ] as [(String, LineEvent)])
  func aMarkedPasteIsOneHoweverItIsRead(text: String, entry: LineEvent) {
    let bytes = Array(text.utf8)
    for size in 1...bytes.count {
      let pieces = stride(from: 0, to: bytes.count, by: size).map { bytes[$0..<min($0 + size, bytes.count)] }
      #expect(entries(of: pieces, waits: false) == [entry])
      #expect(entries(of: pieces, waits: true) == [entry])
    }
  }

  @Test func linesThatComeTogetherAreOneEntry() {
    let bytes = Array("one\n\n2\n".utf8)
    for size in 1...bytes.count {
      let pieces = stride(from: 0, to: bytes.count, by: size).map { bytes[$0..<min($0 + size, bytes.count)] }
      #expect(entries(of: pieces, waits: false) == [.paste(["one", "", "2"])])
    }
    #expect(
      entries(of: [bytes[..<4], bytes[4..<5], bytes[5...]], waits: true) == [.line("one"), .line(""), .line("2")])
  }

  @Test func aPasteWithoutItsEndEndsWithAnEmptyLine() {
    var assembler = PasteAssembler()
    assembler.consume("\u{1B}[200~one")
    assembler.consume("")
    assembler.consume("two")
    #expect(assembler.rest() == nil)
    #expect(assembler.wait == nil)
    assembler.consume("")
    #expect(assembler.rest() == .paste(["one", "", "two"]))
    #expect(assembler.wait == nil && assembler.all() == nil)
  }

  @Test func anEndlessPasteTakesNoMemory() {
    var assembler = PasteAssembler()
    let line = String(repeating: "x", count: 1 << 16)
    assembler.consume("\u{1B}[200~")
    for _ in 0..<40 { assembler.consume(line) }
    assembler.consume("\u{1B}[201~")
    guard case .paste(let lines) = assembler.rest() else { return #expect(Bool(false), "it is a paste") }
    #expect(lines.reduce(0) { $0 + $1.utf8.count + 1 } <= LineBuffer.limit)
  }
}

/// A process has one session, so these tests are in the serialised suite.
extension TerminalSessionTests {
  /// Two ends of a socket, which can be shut: see `shut`.
  private func pipeEnds() -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    let kind = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue
    #expect(socketpair(AF_UNIX, Int32(kind), 0, &ends) == 0)
    return (ends[0], ends[1])
  }

  /// Ends the connection at once. A program that another test starts has a copy of the end for a moment, until its own
  /// code runs: closing alone would not end it so long.
  private func shut(_ end: Int32) {
    #expect(shutdown(end, Int32(SHUT_RDWR)) == 0)
    close(end)
  }

  private func send(_ text: String, to descriptor: Int32) {
    let bytes = Array(text.utf8)
    _ = write(descriptor, bytes, bytes.count)
  }

  @Test func linesComeWhenTheyAreRequested() async throws {
    let (input, output) = (pipeEnds(), pipeEnds())
    let session = try LineSession.open(input: input.read, output: output.write, environment: { _ in nil })
    #expect(!session.isInteractive && session.columns == 80)
    var events = session.events.makeAsyncIterator()
    send("one\ntwo\nlast", to: input.write)
    shut(input.write)
    session.requestLine()
    #expect(await events.next() == .line("one"))
    session.requestLine()
    session.requestLine()
    #expect(await events.next() == .line("two"))
    #expect(await events.next() == .line("last"))
    #expect(await events.next() == .end)
    session.write(SafeText("한글\n"))
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(output.read, &bytes, bytes.count)
    #expect(String(decoding: bytes[..<count], as: UTF8.self) == "한글\n")
    shut(output.read)
    session.write(SafeText("nobody reads"))
    #expect(await events.next() == .outputClosed)
    session.close()
    session.close()
    #expect(await events.next() == nil)
    for end in [input.read, output.write] { close(end) }
  }

  @Test func theTerminalKeepsItsModes() async throws {
    let pseudo = try #require(PseudoTerminal(width: 33))
    let session = try LineSession.open(
      input: pseudo.program, output: pseudo.program, environment: { _ in nil })
    #expect(throws: TerminalProblem.alreadyOpen) {
      try LineSession.open(input: pseudo.program, output: pseudo.program, environment: { _ in nil })
    }
    #expect(session.isInteractive && session.columns == 33 && pseudo.isCooked)
    pseudo.resize(width: 5, height: 5)
    #expect(session.columns == 20)
    var events = session.events.makeAsyncIterator()
    session.requestLine()
    pseudo.type("안녕\n")
    #expect(await events.next() == .line("안녕"))
    kill(getpid(), SIGINT)
    #expect(await events.next() == .interrupt)
    kill(getpid(), SIGWINCH)
    kill(getpid(), SIGTERM)
    #expect(await events.next() == .terminate)
    #expect(String(decoding: pseudo.written(), as: UTF8.self) == "안녕\r\n")
    session.close()
    #expect(pseudo.isCooked)
  }

  @Test func aPasteAtATerminalIsOneEntry() async throws {
    let pseudo = try #require(PseudoTerminal())
    let session = try LineSession.open(
      input: pseudo.program, output: pseudo.program, environment: { $0 == "TERM" ? "xterm" : nil })
    var events = session.events.makeAsyncIterator()
    session.requestLine()
    #expect(String(decoding: pseudo.written(), as: UTF8.self) == "\u{1B}[?2004h")
    pseudo.type("\u{1B}[200~one\ntwo\n\u{1B}[201~")
    pseudo.type("\n")
    #expect(await events.next() == .paste(["one", "two"]))
    session.requestLine()
    pseudo.type("3\n4\n")
    #expect(await events.next() == .paste(["3", "4"]))
    _ = pseudo.written()
    // A shell had the terminal meanwhile.
    kill(getpid(), SIGCONT)
    #expect(await events.next() == .continued)
    #expect(String(decoding: pseudo.written(), as: UTF8.self) == "\u{1B}[?2004h")
    #expect(session.copy("한글") && !session.copy(String(repeating: "x", count: 1 << 20)))
    #expect(String(decoding: pseudo.written(), as: UTF8.self) == "\u{1B}]52;c;7ZWc6riA\u{7}")
    session.close()
    #expect(String(decoding: pseudo.written(), as: UTF8.self) == "\u{1B}[?2004l")
    #expect(pseudo.isCooked)
  }

  @Test(arguments: ["dumb", nil]) func aPrinterGetsOnlyText(name: String?) throws {
    let pseudo = try #require(PseudoTerminal())
    let session = try LineSession.open(
      input: pseudo.program, output: pseudo.program, environment: { $0 == "TERM" ? name : nil })
    session.requestLine()
    #expect(!session.copy("text"))
    session.close()
    #expect(pseudo.written().isEmpty)
  }

  @Test func theEnvironmentMayGiveTheWidth() throws {
    for (value, columns) in [("100", 100), ("7", 20), ("-1", 80), ("99999999", 80), ("wide", 80)] {
      let ends = pipeEnds()
      let session = try LineSession.open(
        input: ends.read, output: ends.write, environment: { $0 == "COLUMNS" ? value : nil })
      #expect(session.columns == columns)
      session.close()
      close(ends.read)
      close(ends.write)
    }
  }
}
