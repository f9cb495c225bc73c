import Foundation
import Storage
import Testing

/// The kinds of stores that the contract is for.
enum StoreKind: String, CaseIterable, CustomTestStringConvertible, Sendable {
  case memory, disk

  var testDescription: String { rawValue }

  /// Runs a test with new, empty stores.
  func withStores(_ body: (Stores) async throws -> Void) async throws {
    switch self {
    case .memory: try await body(.inMemory())
    case .disk: try await withDirectory { try await body(.open(directory: $0)) }
    }
  }
}

/// Runs a test with the name of a directory that does not exist yet, and deletes it afterwards.
func withDirectory(_ body: (String) async throws -> Void) async throws {
  let directory = FileManager.default.temporaryDirectory.appendingPathComponent("aichat-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: directory) }
  try await body(directory.path)
}
