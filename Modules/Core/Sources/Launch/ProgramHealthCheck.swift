import AccountLifecycle
import Configuration
import Entities
import FeatureKit
import TerminalUI
import Glibc

/// Checks the program: its version, its system, and whether the settings name features and profiles that exist.
struct ProgramHealthCheck: HealthCheck {
  let configuration: AppConfiguration
  /// The features of the app; nil if the chosen ones are known to be valid.
  var features: [String]?
  /// Reads the profiles of the data directory; nil if the one in use is known.
  var profiles: (@MainActor @Sendable () throws -> ProfileRegistry)?

  let area = "program"

  func title(in language: ContentLanguage) -> String { language("Program", "앱") }

  func diagnostics(in language: ContentLanguage) async -> [Diagnostic] {
    let profile = await profileDiagnostic(language)
    return [Diagnostic("version", "aichat \(AppVersion.current)"), Diagnostic("system", system)]
      + unknownFeatures(language) + [profile].compactMap { $0 }
  }

  private func unknownFeatures(_ language: ContentLanguage) -> [Diagnostic] {
    guard let features else { return [] }
    let wanted: [(CommonOption, [String])] = [
      (.features, configuration[.features] ?? []), (.without, configuration[.without]),
    ]
    return wanted.flatMap { option, names in
      names.filter { !features.contains($0) }.map { name in
        Diagnostic(
          "features", .faulty, CommandFailure.unknownFeature(name, among: features).message(in: language),
          remedy: configuration.setting(option)?.origin.remedy)
      }
    }
  }

  /// The error of the named profile; nil if it can be used, or none is named.
  private func profileDiagnostic(_ language: ContentLanguage) async -> Diagnostic? {
    guard let profiles, let name = configuration[.profile] else { return nil }
    // Unreadable data is a diagnostic of its own, and its profiles are unknown.
    guard let profiles = try? await profiles() else { return nil }
    do {
      _ = try await profiles.profile(named: name)
      return nil
    } catch {
      return Diagnostic(
        "profile", .faulty, Language(language).words(for: error), remedy: configuration.setting(.profile)?.origin.remedy
      )
    }
  }

  /// The operating system and its C library.
  private var system: String {
    var names = utsname()
    uname(&names)
    func text(_ field: some Any) -> String {
      withUnsafeBytes(of: field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
    return [text(names.sysname), text(names.release), text(names.machine), cLibrary].joined(separator: " ")
  }

  private var cLibrary: String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
      guard let start = buffer.baseAddress, confstr(Int32(_CS_GNU_LIBC_VERSION), start, buffer.count) > 0 else {
        return ""
      }
      return String(cString: start)
    }
  }
}
