import ChatTestSupport
import Entities
import FeatureKitTestSupport
import TerminalTesting
import Testing

@testable import Chat

@MainActor struct ContentLoaderTests {
  @MainActor private final class Source {
    var result = Result<Int, any Error>.success(1)
    let gate = Gate()
  }

  private let source = Source()

  private var loader: ContentLoader<Int> {
    ContentLoader { [source] in
      await source.gate.pass()
      return try source.result.get()
    }
  }

  @Test func `What is read shows until it is read again`() async throws {
    let loader = loader
    #expect(loader.content == nil)
    await loader.load()
    #expect(loader.content == 1)
    source.result = .success(2)
    try await loader.read()
    #expect(loader.content == 2)
    source.result = .failure(OutOfReach())
    await #expect(throws: OutOfReach.self) { try await loader.read() }
    #expect(loader.content == 2)
  }

  @Test func `After an error the next attempt loads`() async {
    let loader = loader
    source.result = .failure(OutOfReach())
    await loader.load()
    guard case .failed(let reason) = loader.phase else {
      Issue.record("no failure")
      return
    }
    #expect(reason.english == "The shelf is out of reach.")
    source.result = .success(1)
    loader.onTryAgainPressed()
    loader.onTryAgainPressed()
    #expect(loader.attempt == 1)
    await loader.load()
    loader.onTryAgainPressed()
    #expect(loader.content == 1 && loader.attempt == 1)
  }

  @Test(arguments: [true, false]) func `A screen that has gone changes nothing`(fails: Bool) async {
    let loader = loader
    if fails { source.result = .failure(OutOfReach()) }
    source.gate.close()
    let visit = Task { await loader.load() }
    await settle()
    visit.cancel()
    source.gate.open()
    await visit.value
    guard case .loading = loader.phase else {
      Issue.record("\(loader.phase)")
      return
    }
  }
}
