package import Foundation

/// The output of `swift package dump-package`, as far as the rules need it.
package struct Manifest: Decodable {
  package var targets: [Target]
  package var dependencies: [Package]

  package struct Target: Decodable {
    package var name: String
    package var type: String
    package var path: String?
    package var exclude: [String]?
    package var dependencies: [Dependency]
  }

  /// `{"byName": ["Terminal", null]}`, `{"target": […]}` or `{"product": ["Name", "package", …]}`.
  package struct Dependency: Decodable {
    package var kind: String
    package var name: String

    package init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let entries = try container.decode([String: [Loose]].self)
      guard let entry = entries.first, let name = entry.value.first?.text else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "a dependency without a name")
      }
      (kind, self.name) = (entry.key, name)
    }

    /// A name, or one of the objects that may follow it.
    struct Loose: Decodable {
      var text: String?
      init(from decoder: any Decoder) throws { text = try? decoder.singleValueContainer().decode(String.self) }
    }
  }

  /// `{"sourceControl": [{"identity": "name", …}]}` or `{"fileSystem": …}`.
  package struct Package: Decodable {
    package var identity: String

    package init(from decoder: any Decoder) throws {
      struct Entry: Decodable { var identity: String }
      let entries = try decoder.singleValueContainer().decode([String: [Entry]].self)
      identity = entries.first?.value.first?.identity ?? "unknown"
    }
  }

  /// Runs SwiftPM with a scratch folder of its own: otherwise it would wait for ever for the SwiftPM that runs these
  /// tests.
  package static func read(at root: URL, with toolchain: Toolchain) throws -> Manifest {
    try Toolchain.withTemporaryFolder { scratch in
      let arguments = ["package", "--package-path", root.path, "--scratch-path", scratch.path, "dump-package"]
      let output = try Toolchain.run(toolchain.swift, arguments, in: root)
      guard output.status == 0 else { throw FactsError("swift package dump-package failed: \(output.errors)") }
      return try JSONDecoder().decode(Manifest.self, from: Data(output.text.utf8))
    }
  }
}
