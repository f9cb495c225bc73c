import Entities
public import JSON
import System

/// Files that users write by hand, with one JSON object each.
public enum HandWrittenFile {
  /// The object in the file: an empty one when the file does not exist or is blank.
  /// - Parameter limit: The largest size in bytes.
  public static func object(at path: String, limit: Int = 1 << 20) throws(ConfigurationError) -> JSONObject {
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try SmallFile.read(path, limit: limit)
    } catch {
      guard error.reason == .missing else { throw .unreadableFile(error) }
      return JSONObject()
    }
    guard !bytes.allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }) else { return JSONObject() }
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONValue(parsing: bytes)
    } catch {
      throw .brokenFile(path: path, line: error.line(in: bytes), FileSyntaxProblem(error.reason))
    }
    guard case .object(let object) = value else { throw .brokenFile(path: path, line: 1, .notAnObject) }
    return object
  }
}
