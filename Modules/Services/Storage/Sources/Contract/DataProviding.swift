public import Entities

/// A capability: maintenance of the stored data. Adopted by types that have the stores.
public protocol DataProviding: Sendable {
  /// All stores.
  var dataStores: Stores { get }
  /// The directory of the data; any other text where the data is only in memory.
  var dataDirectory: String { get }
}

extension DataProviding {
  /// The size in bytes of the database with its log and the log's index.
  public var databaseSize: Int { DataDirectory(path: dataDirectory).databaseSize }

  /// The size in bytes of the copies beside the database.
  public var copiesSize: Int { DataDirectory(path: dataDirectory).copiesSize }

  /// The copies beside the database, the newest first.
  public func dataCopies() async -> [DataCopy] { DataDirectory(path: dataDirectory).copyList }

  /// Saves a whole copy of the data beside it, while the data stays in use.
  /// - Returns: The copy's path; nil where the data is only in memory.
  public func backUpData() async throws -> String? { try await dataStores.backUp() }
}
