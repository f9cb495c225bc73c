import JSON
import SampleEntities

/// The limits of a list from a server. They protect the app, because a server is not trusted.
enum ListLimits {
  /// The longest text of a list, in bytes.
  static let bytes = 4 << 20
  /// The largest number of entries.
  static let entries = 10_000
  /// The longest text in an entry, in bytes of UTF-8. Wrapping a longer one would delay a frame.
  static let textBytes = 64 << 10
  /// The largest depth of nested arrays and objects.
  static let depth = 32
}

/// An entry of a server's list.
protocol WebEntry: Decodable, Identifiable, Sendable where ID == Int {
  /// The path after the server's address.
  static var path: String { get }
  /// The members of the JSON object that are read. Others are ignored.
  static var members: [String] { get }
  /// All texts of the entry.
  var texts: [String] { get }
}

extension Article: WebEntry {
  static let path = "posts"
  static let members = ["userId", "id", "title", "body"]
  var texts: [String] { [title, body] }
}

extension User: WebEntry {
  static let path = "users"
  static let members = ["id", "name", "email", "phone"]
  var texts: [String] { [name, email, phone] }
}

/// Reads entries from a JSON text. The text is an array of objects.
struct ListReader<Entry: WebEntry> {
  /// Reads all entries.
  /// - Throws: The reason if the text or one entry is wrong, or exceeds a limit.
  func entries(in bytes: [UInt8]) throws(ServiceFailure.Reason) -> [Entry] {
    guard let elements = try parsed(bytes).array else { throw .notAList }
    guard elements.count <= ListLimits.entries else { throw .tooMany }
    var ids: Set<Entry.ID> = []
    var entries: [Entry] = []
    for (index, element) in elements.enumerated() {
      let entry = try entry(element, number: index + 1)
      // A link and the screen could not distinguish two entries with the same number.
      guard ids.insert(entry.id).inserted else { throw .badEntry(index + 1, .repeated(id: entry.id)) }
      entries.append(entry)
    }
    return entries
  }

  private func parsed(_ bytes: [UInt8]) throws(ServiceFailure.Reason) -> JSONValue {
    do {
      let limits = JSONLimits(bytes: ListLimits.bytes, depth: ListLimits.depth)
      return try JSONValue(parsing: bytes, limits: limits, keeping: JSONKeySet(Entry.members))
    } catch {
      throw error.reason == .unexpectedEnd && !bytes.isEmpty ? .cutOff : .notJSON("\(error)")
    }
  }

  private func entry(_ value: JSONValue, number: Int) throws(ServiceFailure.Reason) -> Entry {
    let entry: Entry
    do {
      entry = try JSONReader.decode(Entry.self, from: value, keys: .asWritten)
    } catch {
      throw .badEntry(number, fault(error))
    }
    guard entry.texts.allSatisfy({ $0.utf8.count <= ListLimits.textBytes }) else { throw .badEntry(number, .tooLong) }
    return entry
  }

  private func fault(_ error: any Error) -> ServiceFailure.EntryFault {
    switch error {
    case DecodingError.keyNotFound(let key, _): .missing(key.stringValue)
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context):
      context.codingPath.last.map { .wrongType($0.stringValue) } ?? .notAnObject
    default: .notAnObject
    }
  }
}
