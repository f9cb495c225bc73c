import Entities
public import JSON
import System

/// Files that users write by hand, with one JSON object each.
public enum HandWrittenFile {
  /// The object in the file: an empty one when the file does not exist or is blank.
  /// - Parameter limit: The largest size in bytes.
  public static func object(at path: String, limit: Int = 1 << 20) throws(ConfigurationError) -> JSONObject {
    do throws(ConfigurationError) {
      return try linedObject(at: path, limit: limit).object
    } catch .unreadableFile(let failure) where failure.reason == .missing {
      return JSONObject()
    }
  }

  /// The object in the file, with the line of each of its keys, counted from 1: an empty one when the file is blank.
  /// Throws `unreadableFile` also when the file does not exist.
  static func linedObject(
    at path: String, limit: Int
  ) throws(ConfigurationError) -> (object: JSONObject, lines: [Int]) {
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try SmallFile.read(path, limit: limit)
    } catch {
      throw .unreadableFile(error)
    }
    guard !bytes.allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }) else { return (JSONObject(), []) }
    do throws(JSONError) {
      if let lined = try JSONObject.withLines(parsing: bytes) { return lined }
    } catch {
      throw .brokenFile(path: path, line: error.line(in: bytes), FileSyntaxProblem(error.reason))
    }
    throw .brokenFile(path: path, line: 1, .notAnObject)
  }
}
