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

  /// - Parameter place: The keys that lead to the wrong value; empty for the whole file.
  fileprivate static func otherJSON(at place: String) -> LocalizedText {
    place.isEmpty
      ? LocalizedText("the file describes another value.", "다른 값이 들어 있습니다.")
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
        throw CommandFailure(.wrongUsage, .otherJSON(at: error.place))
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
