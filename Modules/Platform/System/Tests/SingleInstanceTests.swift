import Foundation
import Synchronization
import Testing

@testable import System

struct SingleInstanceTests {
  /// A folder of its own, deleted with it.
  final class Folder {
    let path: String
    init(_ more: String = "") throws {
      path = NSTemporaryDirectory() + "handover-" + UUID().uuidString + more
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    deinit { try? FileManager.default.removeItem(atPath: path) }
    var socket: String { path + "/open.sock" }
    var files: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] }
  }

  private func listener(_ path: String, answering isDone: Bool = true) -> (InstanceListener?, Lines) {
    let lines = Lines()
    let listener = InstanceListener(at: path) { request in
      lines.all.withLock { $0.append(request.line) }
      request.answer(isDone)
    }
    return (listener, lines)
  }

  final class Lines: Sendable {
    let all: Mutex<[String]> = Mutex([])
  }

  @Test func aLineIsTakenAndAnswered() throws {
    let folder = try Folder()
    let (listener, lines) = listener(folder.socket)
    #expect(listener != nil)
    #expect(InstanceClient.send("chat/1?q=한국어", to: folder.socket) == .accepted)
    #expect(lines.all.withLock { $0 } == ["chat/1?q=한국어"])
    #expect(folder.files == ["open.sock"])
    var status = stat()
    #expect(lstat(folder.socket, &status) == 0 && status.st_mode & 0o777 == 0o600)
    listener?.stop()
    #expect(folder.files.isEmpty)
    #expect(InstanceClient.send("x", to: folder.socket) == .noListener)
  }

  @Test func whatCannotBeDoneIsRefused() throws {
    let folder = try Folder()
    let (listener, _) = listener(folder.socket, answering: false)
    #expect(InstanceClient.send("x", to: folder.socket) == .refused)
    listener?.stop()
  }

  @Test func withoutASocketThereIsNoListener() throws {
    let folder = try Folder()
    #expect(InstanceClient.send("x", to: folder.socket) == .noListener)
    try "no socket".write(toFile: folder.socket, atomically: true, encoding: .utf8)
    #expect(InstanceClient.send("x", to: folder.socket) == .noListener)
  }

  @Test func theNewestListenerIsHeardAndAnOldOneTakesNothingAway() throws {
    let folder = try Folder()
    let (old, oldLines) = listener(folder.socket)
    let (new, newLines) = listener(folder.socket)
    #expect(InstanceClient.send("x", to: folder.socket) == .accepted)
    #expect(oldLines.all.withLock { $0.isEmpty } && newLines.all.withLock { $0 } == ["x"])
    old?.stop()
    #expect(InstanceClient.send("y", to: folder.socket) == .accepted)
    new?.stop()
    #expect(folder.files.isEmpty)
  }

  @Test func anOlderListenerIsHeardAgainWhenTheNewerHasStopped() throws {
    let folder = try Folder()
    let made = (0..<3).map { _ in listener(folder.socket) }
    for index in made.indices.reversed() {
      #expect(InstanceClient.send("\(index)", to: folder.socket) == .accepted)
      #expect(made[index].1.all.withLock { $0 } == ["\(index)"])
      made[index].0?.stop()
    }
    #expect(folder.files.isEmpty)
  }

  @Test func whatTheNewestLetsGoIsForTheOneBefore() throws {
    let folder = try Folder()
    let (old, lines) = listener(folder.socket)
    let new = InstanceListener(at: folder.socket) { _ in }
    #expect(InstanceClient.send("x", to: folder.socket) == .accepted)
    #expect(lines.all.withLock { $0 } == ["x"])
    old?.stop()
    #expect(InstanceClient.send("y", to: folder.socket) == .noListener)
    new?.stop()
    #expect(folder.files.isEmpty)
  }

  /// The newest program was killed: its socket is still there, and no program listens.
  @Test func anOlderListenerIsHeardBehindAStaleSocket() throws {
    let folder = try Folder()
    let (old, lines) = listener(folder.socket)
    var status = stat()
    #expect(lstat(folder.socket, &status) == 0)
    #expect(rename(folder.socket, "\(folder.socket).\(status.st_ino)") == 0)
    let stale = InstanceSocket.make()
    #expect(InstanceSocket.with(folder.socket) { bind(stale, $0, $1) })
    close(stale)
    #expect(InstanceClient.send("x", to: folder.socket) == .accepted)
    #expect(lines.all.withLock { $0 } == ["x"])
    let (new, newLines) = listener(folder.socket)
    #expect(InstanceClient.send("y", to: folder.socket) == .accepted)
    #expect(newLines.all.withLock { $0 } == ["y"])
    new?.stop()
    #expect(InstanceClient.send("z", to: folder.socket) == .accepted)
    old?.stop()
    #expect(folder.files.isEmpty)
  }

  @Test func whatIsDoneLaterIsSaid() throws {
    let folder = try Folder()
    let listener = InstanceListener(at: folder.socket) { $0.postpone() }
    #expect(InstanceClient.send("x", to: folder.socket) == .postponed)
    listener?.stop()
  }

  /// A socket as a killed program leaves it: bound, without a listener.
  @Test func aStaleSocketIsReplaced() throws {
    let folder = try Folder()
    let stale = InstanceSocket.make()
    #expect(InstanceSocket.with(folder.socket) { bind(stale, $0, $1) })
    close(stale)
    #expect(InstanceClient.send("x", to: folder.socket) == .noListener)
    let (listener, _) = listener(folder.socket)
    #expect(InstanceClient.send("x", to: folder.socket) == .accepted)
    listener?.stop()
  }

  @Test func whatIsTooLongIsNotTaken() throws {
    let folder = try Folder()
    let (listener, lines) = listener(folder.socket)
    #expect(InstanceClient.send(String(repeating: "x", count: 4_160), to: folder.socket) == .accepted)
    #expect(InstanceClient.send(String(repeating: "x", count: 4_161), to: folder.socket) == .noListener)
    #expect(InstanceClient.send("two\nlines", to: folder.socket) == .noListener)
    // Clients that break the protocol: too much data, invalid UTF-8, and nothing at all.
    for bytes in [[UInt8](repeating: 0x78, count: 10_000) + [0x0A], [0xFF, 0xFE, 0x0A], []] {
      let client = InstanceSocket.make()
      #expect(InstanceSocket.with(folder.socket) { connect(client, $0, $1) })
      _ = send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL))
      shutdown(client, Int32(SHUT_WR))
      #expect(InstanceSocket.readLine(from: client) == nil)
      close(client)
    }
    #expect(InstanceClient.send("after", to: folder.socket) == .accepted)
    #expect(lines.all.withLock { $0.count } == 2)
    listener?.stop()
  }

  @Test func aLongFolderIsNoObstacle() throws {
    let folder = try Folder("/" + String(repeating: "d", count: 150))
    let (listener, _) = listener(folder.socket)
    #expect(listener != nil)
    #expect(InstanceClient.send("x", to: folder.socket) == .accepted)
    listener?.stop()
  }

  @Test func whereNothingCanBeMadeThereIsNone() {
    #expect(listener("/nonexistent/folder/open.sock").0 == nil)
  }
}
