/// An error that may mean no more than that there is a file already where one was to be written.
public protocol FileExistsError: Error {
  /// Whether it means that.
  var isFileExisting: Bool { get }
}
