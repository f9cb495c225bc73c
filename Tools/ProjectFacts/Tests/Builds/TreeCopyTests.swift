import Foundation
import Testing

@testable import ProjectFacts

struct TreeCopyTests {
  @Test func touchesOnlyWhatDiffers() throws {
    try Toolchain.withTemporaryFolder { folder in
      let files = FileManager.default
      let source = folder.appending(path: "source")
      let target = folder.appending(path: "target")
      func write(_ text: String, _ path: String, in root: URL) throws {
        let url = root.appending(path: path)
        try files.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
      }
      for path in ["a", "in/b", "in/c", ".build/product", ".git/HEAD"] { try write(path, path, in: source) }
      let copy = TreeCopy(of: source, at: target)
      #expect(try copy.renew().sorted() == ["a", "in/b", "in/c"])
      #expect(try copy.renew() == [])

      try write("changed", "in/b", in: source)
      try files.removeItem(at: source.appending(path: "in/c"))
      try write("strange", "strange", in: target)
      try write("kept", ".build/x", in: target)
      #expect(try copy.renew().sorted() == ["in/b", "in/c", "strange"])
      #expect(try String(contentsOf: target.appending(path: "in/b"), encoding: .utf8) == "changed")
      #expect(Set(try files.contentsOfDirectory(atPath: target.path)) == ["a", "in", ".build"])
      #expect(try String(contentsOf: target.appending(path: ".build/x"), encoding: .utf8) == "kept")
    }
  }

  @Test func copiesModesAndPutsAFileWhereAFolderWas() throws {
    try Toolchain.withTemporaryFolder { folder in
      let source = folder.appending(path: "source")
      let target = folder.appending(path: "target")
      let files = FileManager.default
      try files.createDirectory(at: source, withIntermediateDirectories: true)
      try files.createDirectory(at: target.appending(path: "tool"), withIntermediateDirectories: true)
      let tool = source.appending(path: "tool")
      try Data("#!".utf8).write(to: tool)
      try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool.path)
      try TreeCopy(of: source, at: target).renew()
      #expect(files.isExecutableFile(atPath: target.appending(path: "tool").path))
    }
  }
}
