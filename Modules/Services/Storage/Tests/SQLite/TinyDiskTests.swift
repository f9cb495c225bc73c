import Entities
import Foundation
import Testing

@testable import Storage

/// A disk with too little room is reported as full, wherever the room ends.
@Suite(.enabled("only the superuser can mount a small disk") { ReadOnlyPlace.canMount })
struct TinyDiskTests {
  @Test(arguments: [16, 64, 128, 144, 152, 160, 176, 192])
  func theFirstStartReportsAFullDisk(kilobytes: Int) async throws {
    try await withDirectory { directory in
      try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
      try #require(ReadOnlyPlace.run("mount", "-t", "tmpfs", "-o", "size=\(kilobytes)k", "tmpfs", directory))
      defer { _ = ReadOnlyPlace.run("umount", "-l", directory) }
      let error = await failure { () throws(StorageError) in
        let stores = try Stores.open(directory: directory + "/data")
        _ = try await stores.profiles.unfinishedDeletions()
        var fixture = Fixture()
        try await stores.profiles.save(fixture.profile(String(repeating: "x", count: 200_000)))
      }
      #expect(error?.kind == "full", "\(String(describing: error))")
    }
  }
}
