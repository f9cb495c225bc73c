import CommandLine
import Configuration
import Entities
import FeatureKit
import JSON
import System
import TerminalUI

extension StandardIO {
  /// The input and output of a program with these settings.
  convenience init(_ program: String, _ configuration: AppConfiguration) {
    self.init(
      program, language: Language(configuration[.language]), wantsJSON: configuration[.json],
      live: configuration[.plain]
        ? nil : LiveTerminal(theme: configuration[.theme].themeOfLines, variable: configuration.terminalVariable),
      .standard)
  }
}

extension LocalizedText {
  fileprivate static func noJSON(line: Int) -> LocalizedText {
    LocalizedText("the file is no JSON: see line \(line).", "JSON이 아닙니다. \(line)번째 줄을 보세요.")
  }

  /// - Parameters:
  ///   - place: The keys that lead to the wrong value; empty for the whole file.
  ///   - isList: Whether a list is expected there.
  fileprivate static func otherJSON(at place: String, isList: Bool) -> LocalizedText {
    place.isEmpty
      ? isList
        ? LocalizedText("the file has another value, expected a list: [ … ].", "목록이 필요합니다: [ … ].")
        : LocalizedText("the file has another value, expected an object: { … }.", "객체가 필요합니다: { … }.")
      : LocalizedText("the value of “\(place)” is of another type.", "“\(place)”의 값이 다른 형식입니다.")
  }
}

extension DecodingError {
  /// The keys that lead to the wrong value.
  fileprivate var place: String {
    let (path, last): ([any CodingKey], (any CodingKey)?) =
      switch self {
      case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
        (context.codingPath, nil)
      case .keyNotFound(let key, let context): (context.codingPath, key)
      @unknown default: ([], nil)
      }
    return (path + [last].compactMap(\.self)).map(\.stringValue).joined(separator: ".")
  }
}

extension DecodingError {
  /// Whether another value stands where a list is expected.
  fileprivate var expectsList: Bool {
    if case .typeMismatch(let type, _) = self { "\(type)".hasPrefix("Array") } else { false }
  }
}

extension StandardIO.Services {
  /// JSON, files and threads of the platform.
  static let standard = StandardIO.Services(
    encode: { try JSONWriter.encode($0) },
    decode: { type, bytes in
      do {
        return try JSONReader.decode(type, from: bytes)
      } catch let error as JSONError {
        throw CommandFailure(.wrongUsage, .noJSON(line: error.line(in: bytes)))
      } catch let error as DecodingError {
        throw CommandFailure(.wrongUsage, .otherJSON(at: error.place, isList: error.expectsList))
      }
    },
    readFile: { path, limit in
      do {
        return try SmallFile.read(path, limit: limit, waits: true)
      } catch let failure as FileFailure {
        throw CommandFailure(failure)
      }
    },
    keepMainFree: { ProgramMain.keepMainFree() })
}
