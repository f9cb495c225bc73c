import Foundation
import Testing

@testable import ProjectFacts

/// No program contains code that no program reaches.
struct ReachabilityTests {
  /// The index that the build of these tests wrote, in the same build folder.
  private static var store: URL {
    get throws {
      let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      return URL(filePath: program).deletingLastPathComponent().appending(path: "index/store")
    }
  }

  /// FEATURE narrows the build, and with it the index.
  private static var isWhole: Bool { ProcessInfo.processInfo.environment["FEATURE"] == nil }

  @Test(.enabled(if: isWhole, "FEATURE narrows the index; every program is judged"))
  func everyDeclarationIsReached() throws {
    let project = try Projects.real.get()
    let index = try IndexReader.read(try Self.store, of: Projects.top, with: try Toolchain.find())
    let programs = project.files { $0.role == .library && $0.layer?.ships == true }
    // The test support of all layers, and the tools, one of which measures the interface.
    let users = project.files { $0.layer?.isForTests == true || $0.layer == .tool }
    // An incomplete index would find too much, and the index of another build nothing.
    #expect(programs.subtracting(index.files) == [])
    let exceptions = Set(Reachability.exceptions.flatMap(\.names))
    for found in Reachability(of: index, in: programs.contains, usedBy: users.contains, keeping: exceptions).unreached {
      Issue.record(
        """
        \(found.name) is reached by no program (\(found.file):\(found.line)).
          Why: code that no program reaches is read, built and tested for nothing
          Cure: delete it, with its tests; or list it in ReachabilityExceptions.swift, with the reason why it stays
        """)
    }
    let unreached = Reachability(of: index, in: programs.contains, usedBy: users.contains).unreached
    #expect(exceptions.subtracting(unreached.map(\.name)) == [], "These are reached, or gone")
  }

  /// The test finds the dead code of the fixture, and nothing else.
  @Test func deadCodeIsFoundAndOnlyThat() throws {
    let source = Projects.fixtures.appending(path: "Reached/Shop.swift")
    let unreached = try Toolchain.withTemporaryFolder { folder in
      let toolchain = try Toolchain.find()
      let output = try Toolchain.run(
        toolchain.swiftc,
        [
          "-parse-as-library", "-module-name", "Shop", "-index-store-path", folder.path, "-c", source.path, "-o",
          folder.appending(path: "Shop.o").path,
        ], in: folder)
      #expect(output.status == 0, "\(output.errors)")
      let index = try IndexReader.read(folder, of: Projects.fixtures, with: toolchain)
      return Reachability(of: index) { _ in true }.unreached
    }
    #expect(
      unreached.map(\.name) == [
        "Selling.refund()", "Shop.unread", "Shop.refund()", "Shop.neverCalled()", "Shop.alsoNever()", "Day.never",
        "Unused", "Derived.stray()", "Name",
      ])
  }
}

extension Project {
  /// The paths of the files of some modules.
  fileprivate func files(of isWanted: (Module) -> Bool) -> Set<String> {
    Set(modules.filter(isWanted).flatMap(\.files).map(\.path))
  }
}
