import NetworkTesting

extension LoopbackServer {
  /// Whether the client of the next `waitForClose` closed its connection by itself.
  func sawClientLeave() async -> Bool { await closings.first { _ in true } ?? false }
}
