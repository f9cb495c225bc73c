import Foundation
import Testing

@testable import feature

struct QuietOutputTests {
  private static let run = Array(
    "[1/2] Compiling A ä.swift\n/p/A.swift:1:2: warning: old\nBuild complete! (1s)\n✔ All".utf8)

  /// However the bytes are cut, the build is held back and what follows is handed on, to the byte.
  @Test func onlyWhatFollowsTheBuildIsHandedOn() {
    for first in 0...Self.run.count {
      var output = QuietOutput()
      var handed: [UInt8] = []
      var warnings: [String] = []
      for part in [Self.run.prefix(first), Self.run.dropFirst(first)] {
        handed += output.take(.init(part))
        warnings += output.takeWarnings()
      }
      handed += output.take(.init("\n".utf8))
      #expect(handed == Array("✔ All\n".utf8), "cut at \(first)")
      #expect(warnings == ["/p/A.swift:1:2: warning: old"] && output.takeWarnings().isEmpty)
      #expect(output.end(isSuccess: true).isEmpty && output.end(isSuccess: false).isEmpty)
    }
  }

  @Test func aBuildThatFailsIsTold() {
    var output = QuietOutput()
    #expect(output.take(.init("[1/2] Compiling A\n/p/A.swift:1:2: error: no".utf8)).isEmpty)
    #expect(output.end(isSuccess: false) == ["/p/A.swift:1:2: error: no"])
  }
}
