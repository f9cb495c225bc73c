public import Entities

/// The capability of looking after everything that is kept. A type with the stores has it.
public protocol DataProviding: Sendable {
  /// Everything that is kept.
  var dataStores: Stores { get }
  /// The directory of it; any other words where it is only in memory.
  var dataDirectory: String { get }
}

extension DataProviding {
  /// The size of the database with what is still to be folded into it, in bytes.
  public var databaseSize: Int { DataDirectory(path: dataDirectory).databaseSize }

  /// The size of the copies beside it, in bytes.
  public var copiesSize: Int { DataDirectory(path: dataDirectory).copiesSize }

  /// Each copy beside it, the newest first.
  public func dataCopies() async -> [DataCopy] { DataDirectory(path: dataDirectory).copyList }

  /// Keeps a whole copy of everything beside it, while it goes on being used.
  /// - Returns: The copy's path; nil where everything is only in memory.
  public func backUpData() async throws -> String? { try await dataStores.backUp() }
}
