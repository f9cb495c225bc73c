/// Why a store could not do what it was asked. The texts are for people: what happened, and what to do.
public enum StorageError: Error, Hashable, Sendable {
  /// What was named is not there.
  case missing(String)
  /// The place of the data cannot be made, opened or written.
  case unusable(path: String, reason: String)
  /// A newer program made the file. It was not touched.
  case newer(path: String, version: Int, known: Int)
  /// The file is damaged. It was not touched.
  case corrupt(path: String, reason: String)
  /// The disk is full.
  case full(path: String)
  /// Another program held the file for too long.
  case busy(path: String)
  /// Anything else, in the database's words.
  case failed(String)
}

extension StorageError: CustomStringConvertible {
  /// What happened, why, and what to do, in English.
  public var description: String {
    switch self {
    case .missing(let what): what
    case .unusable(let path, let reason):
      "The data cannot be kept in \(path): \(reason) Name another place with --data-dir DIR."
    case .newer(let path, let version, let known):
      "\(path) was made by a newer aichat: its format is \(version), and this program knows formats up to \(known). "
        + "It was not touched. Use the newer aichat, or another --data-dir."
    case .corrupt(let path, let reason): "\(path) is damaged, and was not touched: \(reason)"
    case .full(let path): "The disk is full: nothing more can be kept in \(path). Free some room, then try again."
    case .busy(let path): "Another program holds \(path). Try again when it is done."
    case .failed(let reason): reason
    }
  }
}
