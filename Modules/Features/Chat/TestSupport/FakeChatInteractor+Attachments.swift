extension FakeChatInteractor {
  /// The `fileContents` of a path.
  public func contents(of path: String, atMost limit: Int) async throws -> [UInt8] {
    try await enter(.attachment)
    guard let bytes = fileContents[path] else { throw NoSuchFile() }
    return bytes
  }

  /// The path itself.
  public func completePath(of path: String) -> String { path }
}

/// The error of a path without contents.
struct NoSuchFile: Error {}
