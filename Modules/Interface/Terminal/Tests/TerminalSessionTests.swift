import Glibc
import Testing
import TerminalTesting

@testable import Terminal

/// The tests are serialised, because a process has one session.
@Suite(.serialized)
struct TerminalSessionTests {
  func open(_ pseudo: PseudoTerminal, mouse: Bool = false) throws -> TerminalSession {
    try TerminalSession.open(
      input: pseudo.program, output: pseudo.program, environment: { $0 == "TERM" ? "xterm-256color" : nil },
      mouse: mouse)
  }

  /// A terminal that received all bytes, and the same bytes as text.
  func seen(_ pseudo: PseudoTerminal) -> (terminal: VirtualTerminal, text: String) {
    let bytes = pseudo.written()
    var terminal = VirtualTerminal(size: Size(width: 90, height: 30))
    terminal.feed(bytes)
    return (terminal, String(decoding: bytes, as: UTF8.self))
  }

  func expectRestored(_ terminal: VirtualTerminal, _ pseudo: PseudoTerminal) {
    #expect(!terminal.isAlternateScreen)
    #expect(terminal.isCursorVisible)
    #expect(terminal.modes == [7])
    #expect(terminal.keyboardModes.isEmpty)
    #expect(terminal.unexpected.isEmpty)
    #expect(pseudo.settings == pseudo.firstSettings)
  }

  @Test func setsTheTerminalUpAndRestoresIt() throws {
    let pseudo = try #require(PseudoTerminal())
    #expect(pseudo.isCooked)
    let session = try open(pseudo)
    #expect(session.size == Size(width: 90, height: 30))
    #expect(session.depth == .ansi256)
    #expect(!pseudo.isCooked)
    var terminal = VirtualTerminal(size: session.size)
    terminal.feed(pseudo.written())
    #expect(terminal.isAlternateScreen && !terminal.isCursorVisible)
    #expect(terminal.keyboardModes == [5])
    #expect(terminal.modes == [1004, 2004, 2031])
    session.write(Array("\u{1B}[?2026hhalf a frame".utf8))
    session.flush()
    terminal.feed(pseudo.written())
    #expect(terminal.text(row: 0) == "half a frame")
    session.close()
    session.close()
    terminal.feed(pseudo.written())
    expectRestored(terminal, pseudo)
    session.write(Array("late".utf8))
    #expect(pseudo.written().isEmpty)
  }

  /// Pictures are deleted, also those that were sent in part.
  @Test func picturesAreDeletedAtTheEnd() throws {
    let pseudo = try #require(PseudoTerminal())
    let session = try TerminalSession.open(
      input: pseudo.program, output: pseudo.program, environment: { $0 == "TERM" ? "xterm-kitty" : nil })
    #expect(session.pictureHint == .kitty)
    var terminal = VirtualTerminal(size: session.size)
    var pictures = PictureEncoder(.kitty)
    pictures.beginFrame()
    _ = (0..<9).map { pictures.picture([1, 2, $0], fingerprint: UInt64($0), columns: 2, rows: 1) }
    session.write(pictures.transmissions())
    session.flush()
    terminal.feed(pseudo.written())
    #expect(terminal.pictures.count == 9)
    session.write(Array("\u{1B}_Ga=T,U=1,i=10601480,c=4,r=2,f=100,t=d,q=2,m=1;AAAA".utf8))
    session.close()
    let bytes = pseudo.written()
    #expect(String(decoding: bytes, as: UTF8.self).contains("\u{1B}\\\u{1B}_Ga=d"))
    terminal.feed(bytes)
    #expect(terminal.otherScreenPictureCount == 0 && terminal.pictures.isEmpty)
    expectRestored(terminal, pseudo)
  }

  /// A terminal that draws over cells has no stored pictures; one without pictures gets no such sequence.
  @Test(arguments: ["xterm-256color", "iTerm.app"])
  func otherTerminalsGetNoPictureSequence(program: String) throws {
    let pseudo = try #require(PseudoTerminal())
    let session = try TerminalSession.open(
      input: pseudo.program, output: pseudo.program,
      environment: { $0 == "TERM" ? "xterm-256color" : $0 == "TERM_PROGRAM" ? program : nil })
    _ = pseudo.written()
    session.close()
    let bytes = pseudo.written()
    #expect(bytes.starts(with: ControlSequence.leave) == (program == "xterm-256color"))
    #expect(bytes.count == ControlSequence.leave.count + (program == "xterm-256color" ? 0 : 2))
  }

  @Test func reportsTheMouseOnlyWhenAsked() throws {
    let pseudo = try #require(PseudoTerminal())
    let session = try open(pseudo, mouse: true)
    #expect(seen(pseudo).terminal.modes == [1002, 1004, 1006, 2004, 2031])
    session.reportsMouse = true
    #expect(pseudo.written().isEmpty)
    session.reportsMouse = false
    session.flush()
    #expect(String(decoding: pseudo.written(), as: UTF8.self) == "\u{1B}[?1006l\u{1B}[?1002l")
    session.reportsMouse = true
    session.flush()
    #expect(String(decoding: pseudo.written(), as: UTF8.self) == "\u{1B}[?1002h\u{1B}[?1006h")
    session.close()
    expectRestored(seen(pseudo).terminal, pseudo)
    session.reportsMouse = false
    session.reportsMouse = true
    #expect(pseudo.written().isEmpty)
  }

  @Test func theMouseCanBeEnabledLater() throws {
    let pseudo = try #require(PseudoTerminal())
    let session = try open(pseudo)
    var terminal = VirtualTerminal(size: session.size)
    session.reportsMouse = true
    session.flush()
    terminal.feed(pseudo.written())
    #expect(terminal.modes == [1002, 1004, 1006, 2004, 2031])
    session.close()
    terminal.feed(pseudo.written())
    expectRestored(terminal, pseudo)
  }

  @Test func copiesToTheClipboardOfTheWindow() throws {
    let pseudo = try #require(PseudoTerminal())
    let session = try open(pseudo)
    _ = pseudo.written()
    #expect(session.clipboard.copy("안녕\n\t\u{1B}[31m!"))
    session.flush()
    let (terminal, _) = seen(pseudo)
    #expect(terminal.systemCommands == ["52;c;7JWI64WVCglbMzFtIQ=="])
    #expect(terminal.unexpected.isEmpty && terminal.bells == 0)
    session.close()
    _ = pseudo.written()
    _ = session.clipboard.copy("late")
    #expect(pseudo.written().isEmpty)
  }

  @Test func bringsEventsInOrderAndEnds() async throws {
    let pseudo = try #require(PseudoTerminal())
    let session = try open(pseudo)
    pseudo.type("a한\u{1B}[A")
    var events = session.events.makeAsyncIterator()
    #expect(await events.next() == .key(KeyPress(.character("a"))))
    #expect(await events.next() == .key(KeyPress(.character("한"))))
    #expect(await events.next() == .key(KeyPress(.up)))
    pseudo.type("\u{1B}")
    #expect(await events.next() == .key(KeyPress(.escape)))
    pseudo.resize(width: 40, height: 12)
    kill(getpid(), SIGWINCH)
    #expect(await events.next() == .resize(Size(width: 40, height: 12)))
    kill(getpid(), SIGTERM)
    #expect(await events.next() == .terminate)
    kill(getpid(), SIGINT)
    #expect(await events.next() == .interrupt)
    session.close()
    #expect(await events.next() == nil)
  }

  @Test func thereIsOneSession() throws {
    let pseudo = try #require(PseudoTerminal())
    let session = try open(pseudo)
    #expect(throws: TerminalProblem.alreadyOpen) { try open(pseudo) }
    session.close()
    try open(pseudo).close()
  }

  @Test func aFileIsNoTerminal() throws {
    let file = try #require(Optional(openTerminal("/dev/null")))
    defer { close(file) }
    #expect(throws: TerminalProblem.notATerminal) {
      try TerminalSession.open(input: file, output: file, environment: { _ in nil })
    }
  }

  @Test func aWindowThatClosesIsAHangup() async throws {
    let pseudo = try #require(PseudoTerminal())
    let session = try open(pseudo)
    pseudo.closeWindow()
    var events = session.events.makeAsyncIterator()
    #expect(await events.next() == .hangup)
    session.write(Array("nobody".utf8))
    session.close()
  }

  @Test func anUnknownSizeIs80By24() throws {
    let pseudo = try #require(PseudoTerminal(width: 0, height: 0))
    let session = try open(pseudo)
    #expect(session.size == Size(width: 80, height: 24))
    session.close()
  }
}

extension TerminalSessionTests {
  /// Opens a session on the terminal at `path`, with standard error on it too, in a process of its own.
  static func openAlone(_ path: String) -> TerminalSession? {
    setsid()
    let end = openTerminal(path)
    dup2(end, STDERR_FILENO)
    return try? TerminalSession.open(input: end, output: end, environment: { _ in nil }, mouse: true)
  }

  @Test func aTrapRestoresTheTerminalAndPrintsItsMessage() async throws {
    let pseudo = try #require(PseudoTerminal())
    let path = pseudo.path
    await #expect(processExitsWith: .signal(SIGILL)) { [path = path as String] in
      let session = TerminalSessionTests.openAlone(path)
      session?.write(Array("\u{1B}[?2026h\u{1B}[31mhalf".utf8))
      session?.flush()
      let none: [Int] = []
      print(none[path.utf8.count])
    }
    let (terminal, text) = seen(pseudo)
    expectRestored(terminal, pseudo)
    let left = try #require(text.firstRange(of: "\u{1B}[?1049l"))
    #expect(text[..<left.lowerBound].contains("half"))
    #expect(text[left.upperBound...].contains("Index out of range"))
    #expect(!text[..<left.lowerBound].contains("Index out of range"))
  }

  @Test func aStackOverflowRestoresTheTerminal() async throws {
    let pseudo = try #require(PseudoTerminal())
    let path = pseudo.path
    await #expect(processExitsWith: .signal(SIGSEGV)) { @MainActor [path = path as String] in
      let session = TerminalSessionTests.openAlone(path)
      func dig(_ depth: Int) -> Int { depth < 0 ? 0 : dig(depth + 1) + depth % 7 }
      session?.write(Array("\(dig(1))".utf8))
    }
    expectRestored(seen(pseudo).terminal, pseudo)
  }

  @Test func exitRestoresTheTerminal() async throws {
    let pseudo = try #require(PseudoTerminal())
    let path = pseudo.path
    await #expect(processExitsWith: .exitCode(7)) { [path = path as String] in
      _ = TerminalSessionTests.openAlone(path)
      exit(7)
    }
    expectRestored(seen(pseudo).terminal, pseudo)
  }

  @Test func aSecondTerminationEndsAtOnce() async throws {
    let pseudo = try #require(PseudoTerminal())
    let path = pseudo.path
    await #expect(processExitsWith: .signal(SIGTERM)) { [path = path as String] in
      let session = try #require(TerminalSessionTests.openAlone(path))
      kill(getpid(), SIGTERM)
      // The system merges two signals that arrive together.
      for await event in session.events where event == .terminate { kill(getpid(), SIGTERM) }
    }
    expectRestored(seen(pseudo).terminal, pseudo)
  }

  /// Without a parent in its session, a process group could not be continued, so the system does not stop it.
  @Test func suspendingWithoutAParentReturnsAtOnce() async throws {
    let pseudo = try #require(PseudoTerminal())
    let path = pseudo.path
    await #expect(processExitsWith: .success) { [path = path as String] in
      let session = try #require(TerminalSessionTests.openAlone(path))
      session.suspend()
      var events = session.events.makeAsyncIterator()
      let first = await events.next()
      session.write(Array("again".utf8))
      session.close()
      exit(first == .suspendResumed ? 0 : 1)
    }
    let (terminal, text) = seen(pseudo)
    expectRestored(terminal, pseudo)
    #expect(text.ranges(of: "\u{1B}[?1049h").count == 2)
    #expect(text.ranges(of: "\u{1B}[?1049l").count == 2)
    #expect(text.ranges(of: "\u{1B}[?1002h\u{1B}[?1006h").count == 2)
    #expect(text.ranges(of: "\u{1B}[?1006l\u{1B}[?1002l").count == 2)
  }

  /// The app has the mouse before a suspension and after it.
  @Test func aSuspensionKeepsTheMouseEnabled() async throws {
    let pseudo = try #require(PseudoTerminal())
    let path = pseudo.path
    await #expect(processExitsWith: .success) { [path = path as String] in
      let session = try #require(TerminalSessionTests.openAlone(path))
      session.reportsMouse = false
      session.suspend()
      session.close()
      exit(session.reportsMouse ? 1 : 0)
    }
    let (terminal, text) = seen(pseudo)
    expectRestored(terminal, pseudo)
    #expect(text.ranges(of: "\u{1B}[?1049h").count == 2)
    #expect(text.ranges(of: "\u{1B}[?1002h").count == 1)
  }
}

/// `open`, which the test's own method of this name hides.
private func openTerminal(_ path: String) -> Int32 {
  Glibc.open(path, O_RDWR | O_NOCTTY)
}
