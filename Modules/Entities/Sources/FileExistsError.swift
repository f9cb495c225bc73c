/// An error that may mean that the file to be written already exists.
public protocol FileExistsError: Error {
  /// Whether the file already exists.
  var isFileExisting: Bool { get }
}
