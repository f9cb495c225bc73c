import Foundation
import Synchronization
import Testing

@testable import System

/// Clients that break the protocol, stopped programs, and other files at the socket's path.
struct SingleInstanceFaultTests {
  private let folder: SingleInstanceTests.Folder
  private let lines = SingleInstanceTests.Lines()

  init() throws { folder = try SingleInstanceTests.Folder() }

  private func opened(answering isDone: Bool = true) -> InstanceListener? {
    InstanceListener(at: folder.socket) { [lines] request in
      lines.all.withLock { $0.append(request.line) }
      request.answer(isDone)
    }
  }

  /// A client that the test controls.
  private func client() -> Int32 {
    let client = InstanceSocket.make()
    #expect(InstanceSocket.with(folder.socket) { connect(client, $0, $1) })
    return client
  }

  private func say(_ text: String, on client: Int32) -> Int {
    send(client, text, text.utf8.count, Int32(MSG_NOSIGNAL))
  }

  @Test func manyAtOnceAreAllHeard() async {
    let listener = opened()
    let outcomes = await withTaskGroup(of: InstanceClient.Outcome.self) { group in
      for number in 0..<24 {
        group.addTask { [socket = folder.socket] in
          InstanceClient.send("line \(number)", to: socket)
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outcomes.allSatisfy { $0 == .accepted })
    #expect(Set(lines.all.withLock { $0 }) == Set((0..<24).map { "line \($0)" }))
    listener?.stop()
  }

  /// Like a program stopped in the background of a shell: it has a socket, and accepts no client.
  @Test func connectingToAStoppedProgramFailsInTheEnd() {
    let stopped = InstanceSocket.make()
    #expect(InstanceSocket.with(folder.socket) { bind(stopped, $0, $1) } && listen(stopped, 1) == 0)
    var waiting: [Int32] = []
    while waiting.count < 100 {
      let client = InstanceSocket.make()
      waiting.append(client)
      guard InstanceSocket.connect(client, to: folder.socket, within: 0) else { break }
    }
    #expect(waiting.count < 100)
    for descriptor in waiting + [stopped] { close(descriptor) }
  }

  @Test func theRequestOfAClosedClientIsDropped() {
    let (entered, goOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let listener = InstanceListener(at: folder.socket) { [lines] request in
      lines.all.withLock { $0.append(request.line) }
      if request.line == "first" {
        entered.signal()
        goOn.wait()
      }
      request.answer(true)
    }
    let first = client()
    #expect(say("first\n", on: first) == 6)
    entered.wait()
    let second = client()
    #expect(say("second\n", on: second) == 7)
    close(second)
    goOn.signal()
    #expect(InstanceClient.send("third", to: folder.socket) == .accepted)
    #expect(lines.all.withLock { $0 } == ["first", "third"])
    close(first)
    listener?.stop()
  }

  @Test func aLineInPiecesIsOneAndHalfALineIsNone() {
    let listener = opened()
    let slow = client()
    #expect(say("ca", on: slow) == 2 && say("t\n", on: slow) == 2)
    #expect(InstanceSocket.readLine(from: slow) == "ok")
    close(slow)
    let cut = client()
    #expect(say("ca", on: cut) == 2)
    close(cut)
    #expect(InstanceClient.send("after", to: folder.socket) == .accepted)
    #expect(lines.all.withLock { $0 } == ["cat", "after"])
    listener?.stop()
  }

  /// A client that sends without end is soon dropped.
  @Test func aGigabyteIsNotTaken() {
    let listener = opened()
    let endless = client()
    let piece = String(repeating: "x", count: 65_536)
    var sent = 0
    while sent < 1 << 30 {
      let count = say(piece, on: endless)
      guard count > 0 else { break }
      sent += count
    }
    #expect(sent < 1 << 22)
    close(endless)
    #expect(InstanceClient.send("after", to: folder.socket) == .accepted)
    #expect(lines.all.withLock { $0 } == ["after"])
    listener?.stop()
  }

  @Test func aFolderInItsPlaceStays() throws {
    try FileManager.default.createDirectory(atPath: folder.socket, withIntermediateDirectories: false)
    #expect(opened() == nil)
    #expect(folder.files == ["open.sock"])
    #expect(InstanceClient.send("x", to: folder.socket) == .noListener)
  }

  @Test(arguments: ["file", "link", "link to nowhere", "pipe"]) func whatElseIsInItsPlaceMakesRoom(what: String) throws
  {
    let other = folder.path + "/other"
    try "kept".write(toFile: other, atomically: true, encoding: .utf8)
    switch what {
    case "file": try "no socket".write(toFile: folder.socket, atomically: true, encoding: .utf8)
    case "pipe": #expect(mkfifo(folder.socket, 0o600) == 0)
    default: #expect(symlink(what == "link" ? other : folder.path + "/nowhere", folder.socket) == 0)
    }
    let listener = opened()
    #expect(InstanceClient.send("x", to: folder.socket) == .accepted)
    var status = stat()
    #expect(
      lstat(folder.socket, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK && status.st_mode & 0o777 == 0o600)
    // The target of a link is not touched.
    #expect(try String(contentsOfFile: other, encoding: .utf8) == "kept")
    listener?.stop()
    #expect(folder.files == ["other"])
  }

  /// Another program's socket at the path is not deleted.
  @Test func stoppingLeavesWhatIsNotItsOwn() throws {
    let listener = opened()
    #expect(unlink(folder.socket) == 0)
    try "kept".write(toFile: folder.socket, atomically: true, encoding: .utf8)
    listener?.stop()
    #expect(folder.files == ["open.sock"])
  }
}
