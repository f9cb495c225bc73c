import Synchronization
import Terminal
import TerminalTesting
import TerminalUI
import Testing

@testable import Core

/// The cost of the app's own screens, in counts, which are the same on every machine. `FrameWorkTests` covers the
/// parts.
@MainActor struct CounterTests {
  /// The app on an idle Explore screen.
  private func explore(_ columns: Int, _ rows: Int) async throws -> AppFixture {
    let app = try await AppFixture.make(columns: columns, rows: rows)
    await app.completeOnboarding()
    #expect(await app.pilot.shows("Assistant"))
    #expect(await app.pilot.waits { app.isIdle })
    return app
  }

  /// A chat with a question that waits for its reply.
  private func chat(_ columns: Int, _ rows: Int) async throws -> AppFixture {
    let app = try await explore(columns, rows)
    app.model.hold()
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("Say something"))
    await app.pilot.type("What should I do?")
    await app.pilot.press(.enter)
    #expect(await app.pilot.waits { app.model.prompts.withLock { $0.count } == 1 })
    await app.pilot.settle()
    return app
  }

  nonisolated private static let windows = [(80, 24), (120, 36)]

  @Test(arguments: windows) func aKeyPressIsAtMost200Bytes(columns: Int, rows: Int) async throws {
    let app = try await chat(columns, rows)
    let reply = "Poor thing! **Feel the soil**:\n\n- *wet*: wait\n- *dry*: water\n\n```swift\nlet basil = 1\n```\n"
    for piece in [reply, reply, reply] { app.model.yield(piece) }
    app.model.finish()
    #expect(await app.pilot.waits { app.isIdle })
    for character in "안녕 a word, another 👩‍🚀 and so on to the end of the row and into the next row of the field…" {
      let frame = await app.frame { await app.pilot.type(String(character)) }
      #expect(1...(frame.hasMoved ? Self.scroll : 200) ~= frame.bytes, "\(character)")
    }
    for _ in 0..<3 {
      let frame = await app.frame { await app.pilot.pressBackspace() }
      #expect(1...200 ~= frame.bytes)
    }
    app.pilot.stop()
  }

  /// A step of the focus sends the titles of two rows or cards again.
  @Test(arguments: windows) func aStepOfTheFocusIsTwoThingsShownAnew(columns: Int, rows: Int) async throws {
    let app = try await explore(columns, rows)
    var steps = 0
    for _ in 0..<16 {
      let frame = await app.frame { await app.pilot.press(.down) }
      // A bar is on both lines of both rows, and the footer may change.
      let hasMoved = frame.changedRows > 5
      if !hasMoved, frame.bytes > 0 { steps += 1 }
      // Where a step leads to another kind of thing, the footer has other keys.
      let limit = frame.hasOtherKeys ? 450 : 200
      #expect(frame.bytes <= (hasMoved ? Self.scroll : limit))
    }
    #expect(steps > 0)
    app.pilot.stop()
  }

  @Test(arguments: windows) func aTurnOfTheSpinnerIsAtMost80Bytes(columns: Int, rows: Int) async throws {
    let app = try await chat(columns, rows)
    #expect(!app.isIdle, "a number is being worked out")
    var turns = 0
    for _ in 0..<20 {
      let frame = await app.frame {
        await app.pilot.clock.advance(by: 100)
        await app.pilot.settle()
      }
      #expect(frame.bytes <= 80)
      if frame.bytes > 0 { turns += 1 }
    }
    #expect(turns >= 10, "it turns")
    app.pilot.stop()
  }

  @Test(arguments: windows) func aPieceOfAReplyIsAtMost400Bytes(columns: Int, rows: Int) async throws {
    let app = try await chat(columns, rows)
    let words = String(repeating: "A few words that make 한글 rows. ", count: 20).split(separator: " ")
    var (inPlace, total) = (0, 0)
    for (index, word) in words.enumerated() {
      let mark = "\(index)%"
      let frame = await app.frame {
        app.model.yield("\(word) \(mark) ")
        #expect(await app.pilot.shows(mark))
        await app.pilot.settle()
      }
      total += frame.bytes
      if !frame.hasMoved { inPlace += 1 }
      #expect(1...(frame.hasMoved ? Self.scroll : 400) ~= frame.bytes, "\(word)")
    }
    #expect(inPlace > 60, "most words go on in the row that is there")
    #expect(total / words.count <= 400, "with the rows that move up and all")
    app.pilot.stop()
  }

  /// The limit of bytes for a screen whose rows have moved.
  private static let scroll = 15_000
}

/// The bytes that an action sent to the terminal, in any number of frames.
private struct Sent {
  let bytes: Int
  /// The number of rows with a different text.
  let changedRows: Int
  /// Whether the last row has other keys.
  let hasOtherKeys: Bool

  /// Whether the rows have moved: more rows differ than a key or a word can have changed.
  var hasMoved: Bool { changedRows > 2 }
}

extension AppFixture {
  /// Performs an action, and counts. No frame may evaluate or paint more than a window shows.
  fileprivate func frame(_ body: () async -> Void) async -> Sent {
    let (host, before, bytes) = (
      pilot.host, pilot.screen.split(separator: "\n", omittingEmptySubsequences: false), pilot.host.bytes
    )
    await body()
    let (size, after) = (host.screen.size, pilot.screen.split(separator: "\n", omittingEmptySubsequences: false))
    #expect(host.work.rows <= 2 * size.height)
    #expect(host.work.cells <= 2 * size.width * size.height)
    return Sent(
      bytes: host.bytes - bytes, changedRows: zip(before, after).count { $0 != $1 },
      hasOtherKeys: before.last != after.last)
  }
}
