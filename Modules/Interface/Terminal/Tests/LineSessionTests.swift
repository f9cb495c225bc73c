#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import Testing

@testable import Terminal

struct LineBufferTests {
  @Test func linesAreCutWhereverTheyAreRead() {
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

  @Test func invalidBytesBecomeSigns() {
    var buffer = LineBuffer()
    buffer.append([0x61, 0xFF, 0x62, 0x0A])
    #expect(buffer.next() == "a\u{FFFD}b")
  }
}

/// A process has one session: these run one after the other with those that paint.
extension TerminalSessionTests {
  private func pipeEnds() -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    return (ends[0], ends[1])
  }

  private func send(_ text: String, to descriptor: Int32) {
    let bytes = Array(text.utf8)
    _ = write(descriptor, bytes, bytes.count)
  }

  @Test func linesComeWhenTheyAreAskedFor() async throws {
    let (input, output) = (pipeEnds(), pipeEnds())
    let session = try LineSession.open(input: input.read, output: output.write, environment: { _ in nil })
    #expect(!session.isInteractive && session.columns == 80)
    var events = session.events.makeAsyncIterator()
    send("one\ntwo\nlast", to: input.write)
    close(input.write)
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
    close(output.read)
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
