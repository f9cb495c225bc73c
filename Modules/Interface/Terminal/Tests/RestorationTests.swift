import Glibc
import Foundation
import TerminalTesting
import Testing

@testable import Terminal

/// Every end of the program sends the same bytes to the terminal, and restores the same settings.
extension TerminalSessionTests {
  private static let leave = String(decoding: ControlSequence.leave, as: UTF8.self)
  private static let enter = String(decoding: ControlSequence.enter(mouse: true), as: UTF8.self)

  /// Checks the terminal after the end of a process that opened a session with the mouse, and wrote half a frame.
  private func expectOneWayOut(_ pseudo: PseudoTerminal) {
    let (terminal, text) = seen(pseudo)
    expectRestored(terminal, pseudo)
    #expect(text.hasPrefix(Self.enter))
    #expect(text.ranges(of: Self.leave).count == 1)
    #expect(text.dropFirst(Self.enter.count).hasPrefix("\u{1B}[?2026h\u{1B}[31mhalf" + Self.leave))
  }

  private static func openInTheMiddleOfAFrame(_ path: String) -> TerminalSession? {
    let session = openAlone(path)
    session?.write(Array("\u{1B}[?2026h\u{1B}[31mhalf".utf8))
    session?.flush()
    return session
  }

  /// The end undoes the beginning, in the opposite order where that matters.
  @Test func theEndUndoesTheBeginning() throws {
    for mouse in [true, false] {
      var terminal = VirtualTerminal(size: Size(width: 20, height: 4))
      terminal.feed(Array("before".utf8))
      terminal.feed(ControlSequence.enter(mouse: mouse))
      #expect(terminal.isAlternateScreen && terminal.keyboardModes == [5])
      terminal.feed(Array("\u{1B}[?2026h\u{1B}[1;31mhalf a fr".utf8))
      terminal.feed(ControlSequence.leave)
      #expect(terminal.text(row: 0) == "before" && terminal.cursor == Point(x: 6, y: 0))
      #expect(terminal.modes == [7] && terminal.keyboardModes.isEmpty && terminal.isCursorVisible)
      terminal.feed(Array("x".utf8))
      #expect(terminal.style(at: Point(x: 6, y: 0)) == .standard)
      #expect(terminal.unexpected.isEmpty)
    }
  }

  @Test func theEnd() async throws {
    let pseudo = try #require(PseudoTerminal())
    let path = pseudo.path
    await #expect(processExitsWith: .exitCode(0)) { [path = path as String] in
      TerminalSessionTests.openInTheMiddleOfAFrame(path)?.close()
      exit(0)
    }
    expectOneWayOut(pseudo)
  }

  @Test func aTrapOnTheMainActor() async throws {
    let pseudo = try #require(PseudoTerminal())
    let path = pseudo.path
    await #expect(processExitsWith: .signal(SIGILL)) { @MainActor [path = path as String] in
      let session = TerminalSessionTests.openInTheMiddleOfAFrame(path)
      let numbers = [1, 2, 3]
      if session != nil { print(numbers[path.utf8.count + 3]) }
    }
    expectOneWayOut(pseudo)
  }

  @Test func aTrapInATask() async throws {
    let pseudo = try #require(PseudoTerminal())
    let path = pseudo.path
    await #expect(processExitsWith: .signal(SIGILL)) { [path = path as String] in
      let session = TerminalSessionTests.openInTheMiddleOfAFrame(path)
      let number = await Task.detached { () -> Int in
        let none: Int? = path.isEmpty ? 1 : nil
        return none! + (session == nil ? 1 : 0)
      }.value
      print(number)
    }
    expectOneWayOut(pseudo)
  }

  @Test func aStackThatOverflowsOnTheMainActor() async throws {
    let pseudo = try #require(PseudoTerminal())
    let path = pseudo.path
    await #expect(processExitsWith: .signal(SIGSEGV)) { @MainActor [path = path as String] in
      let session = TerminalSessionTests.openInTheMiddleOfAFrame(path)
      func dig(_ depth: Int) -> Int { depth < 0 ? 0 : dig(depth + 1) + depth % 7 }
      session?.write([UInt8(truncatingIfNeeded: dig(1))])
    }
    expectOneWayOut(pseudo)
  }

  @Test func aStackThatOverflowsInATask() async throws {
    let pseudo = try #require(PseudoTerminal())
    let path = pseudo.path
    await #expect(processExitsWith: .signal(SIGSEGV)) { [path = path as String] in
      let session = TerminalSessionTests.openInTheMiddleOfAFrame(path)
      @Sendable func dig(_ depth: Int) -> Int { depth < 0 ? 0 : dig(depth + 1) + depth % 7 }
      // Several tasks: the first may run on an existing thread.
      await withTaskGroup(of: Int.self) { tasks in
        for number in 1...8 { tasks.addTask { dig(number) } }
        for await number in tasks { session?.write([UInt8(truncatingIfNeeded: number)]) }
      }
    }
    expectOneWayOut(pseudo)
  }

  /// The memory of a thread's handlers is freed with the thread.
  @Test func threadsComeAndGo() throws {
    func threads(_ count: Int) {
      for _ in 0..<count {
        var thread = pthread_t()
        let body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { argument in
          var stack = stack_t()
          sigaltstack(nil, &stack)
          return stack.ss_size >= 64 * 1024 ? argument : nil
        }
        let argument = UnsafeMutableRawPointer(bitPattern: 7)
        #expect(pthread_create(&thread, nil, body, argument) == 0)
        var result: UnsafeMutableRawPointer?
        #expect(pthread_join(thread, &result) == 0 && result == argument)
      }
    }
    /// The pages of this process, by proc(5).
    func pages() throws -> Int {
      let numbers = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
      return try #require(numbers.first.flatMap { Int($0) })
    }
    threads(50)
    let before = try pages()
    threads(2_000)
    // One stack that stays for each thread would be 125 MB.
    #expect(try (pages() - before) * 4_096 < 64 << 20)
  }

  @Test(arguments: [SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGTRAP, SIGQUIT, SIGILL]) func aDeadlySignal(
    number: Int32
  ) async throws {
    let pseudo = try #require(PseudoTerminal())
    let path = pseudo.path
    await #expect(processExitsWith: .signal(number)) { [path = path as String, number = number as Int32] in
      let session = TerminalSessionTests.openInTheMiddleOfAFrame(path)
      // Sent to the process, as another process would: the threads of tasks block some signals.
      if session != nil { kill(getpid(), number) }
      while session != nil { pause() }
    }
    expectOneWayOut(pseudo)
  }

  /// A suspension is an end, and what follows is a beginning.
  @Test func aStop() async throws {
    let pseudo = try #require(PseudoTerminal())
    let path = pseudo.path
    await #expect(processExitsWith: .exitCode(0)) { [path = path as String] in
      let session = TerminalSessionTests.openInTheMiddleOfAFrame(path)
      session?.suspend()
      session?.close()
      exit(0)
    }
    let (terminal, text) = seen(pseudo)
    expectRestored(terminal, pseudo)
    #expect(text == Self.enter + "\u{1B}[?2026h\u{1B}[31mhalf" + Self.leave + Self.enter + Self.leave)
  }
}

/// A terminal that takes no bytes: its window is suspended, or its line is slow.
extension TerminalSessionTests {
  private static let frame = Array(repeating: UInt8(ascii: "x"), count: 30_000)

  /// Writes frames until the terminal takes no more.
  private func fill(_ session: TerminalSession) {
    while session.output.finish(within: 100) { session.write(Self.frame) }
  }

  @Test func aStoppedTerminalDoesNotBlockTheProgram() async throws {
    let pseudo = try #require(PseudoTerminal())
    let session = try open(pseudo)
    fill(session)
    #expect(session.isBusy)
    // Keys still arrive, and the waiting output stays within its limit.
    pseudo.type("a")
    var events = session.events.makeAsyncIterator()
    #expect(await events.next() == .key(KeyPress(.character("a"))))
    for _ in 0..<1_000 { session.write(Self.frame) }
    #expect(session.output.waitingBytes <= OutputThread.limit)
    #expect(session.isBusy)
    // The window goes on.
    var received = 0
    while session.isBusy {
      received += pseudo.written().count
      await Task.yield()
    }
    #expect(received > 100_000)
    #expect(await events.next() == .ready)
    session.close()
    #expect(pseudo.settings == pseudo.firstSettings)
  }

  /// The program ends at a request, even when its output is not read.
  @Test func itEndsWhenItsOutputIsNotRead() async throws {
    let pseudo = try #require(PseudoTerminal())
    let path = pseudo.path
    await #expect(processExitsWith: .exitCode(3)) { [path = path as String] in
      let session = try #require(TerminalSessionTests.openAlone(path))
      while session.output.finish(within: 50) { session.write(TerminalSessionTests.frame) }
      kill(getpid(), SIGTERM)
      for await event in session.events where event == .terminate { break }
      session.close()
      exit(3)
    }
    #expect(pseudo.settings == pseudo.firstSettings)
  }
}
