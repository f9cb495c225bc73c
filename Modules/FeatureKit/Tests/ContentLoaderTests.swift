import FeatureKit
import FeatureKitTestSupport
import TerminalTesting
import Testing

@MainActor struct ContentLoaderTests {
  @MainActor private final class Source {
    var result = Result<Int, any Error>.success(1)
    var gate = Gate()
  }

  private let source = Source()
  private let loader: ContentLoader<Int>

  init() {
    loader = ContentLoader { [source] in
      let result = source.result
      await source.gate.pass()
      return try result.get()
    }
  }

  /// Begins a load that answers once the returned gate opens.
  private func beginLoad() async -> (load: Task<Result<Int, any Error>?, Never>, gate: Gate) {
    let gate = Gate()
    gate.close()
    source.gate = gate
    let load = Task { await loader.load() }
    while gate.arrivals == 0 { await Task.yield() }
    source.gate = Gate()
    return (load, gate)
  }

  @Test func `The content shows until it is loaded again`() async throws {
    #expect(loader.phase == .loading && loader.content == nil)
    #expect(try await loader.load()?.get() == 1)
    #expect(loader.phase == .content(1) && loader.content == 1)
    source.result = .success(2)
    let (load, gate) = await beginLoad()
    #expect(loader.content == 1)
    gate.open()
    #expect(try await load.value?.get() == 2)
    #expect(loader.content == 2)
  }

  @Test func `After a change it is read again, and an error leaves it as it was`() async throws {
    await loader.load()
    source.result = .success(2)
    try await loader.read()
    #expect(loader.content == 2)
    source.result = .failure(OutOfReach())
    await #expect(throws: OutOfReach.self) { try await loader.read() }
    #expect(loader.content == 2)
  }

  @Test func `After an error the next attempt loads`() async {
    source.result = .failure(OutOfReach())
    await #expect(throws: OutOfReach.self) { try await loader.load()?.get() }
    #expect(loader.phase == .failed("The shelf is out of reach.") && loader.content == nil)
    source.result = .success(1)
    loader.onTryAgainPressed()
    loader.onTryAgainPressed()
    #expect(loader.phase == .loading && loader.attempt == 1)
    await loader.load()
    loader.onTryAgainPressed()
    #expect(loader.content == 1 && loader.attempt == 1)
  }

  @Test(arguments: [true, false]) func `A cancelled load changes nothing, and the next one works`(fails: Bool) async {
    if fails { source.result = .failure(OutOfReach()) }
    let (visit, gate) = await beginLoad()
    visit.cancel()
    gate.open()
    #expect(await visit.value == nil && loader.phase == .loading)
    source.result = .failure(CancellationError())
    #expect(await loader.load() == nil && loader.phase == .loading)
    source.result = .success(1)
    await loader.load()
    #expect(loader.content == 1)
  }

  @Test(arguments: [true, false]) func `A load that answers after a newer one changes nothing`(fails: Bool) async {
    if fails { source.result = .failure(OutOfReach()) }
    let (late, gate) = await beginLoad()
    source.result = .success(2)
    await loader.load()
    gate.open()
    #expect(await late.value == nil && loader.content == 2)
  }

  @Test func `A load that began before a change does not undo it`() async {
    let (late, gate) = await beginLoad()
    loader.show(3)
    gate.open()
    #expect(await late.value == nil && loader.content == 3)
  }
}
