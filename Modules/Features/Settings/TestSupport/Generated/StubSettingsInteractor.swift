// Generated from AboutInteractor.swift and SettingsInteractor.swift by Tools/feature. Do not edit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Entities
import FeatureKitTestSupport
public import Settings

/// Answers the screens of Settings as a test sets it. What is not set fails the test by its name.
@MainActor public final class StubSettingsInteractor: AboutInteractor, SettingsInteractor {
  /// What `currentProfile()` answers.
  public var onCurrentProfile: (@MainActor () async throws -> UserProfile?)?
  /// What `dataDirectory` answers.
  public var onDataDirectory: (@MainActor () -> String)?
  /// What `deleteAccount()` answers.
  public var onDeleteAccount: (@MainActor () async throws -> Void)?
  /// What `modelChoice` answers.
  public var onModelChoice: (@MainActor () -> ModelChoice)?
  /// What `signOut()` answers.
  public var onSignOut: (@MainActor () async throws -> Void)?
  /// What `version` answers.
  public var onVersion: (@MainActor () -> String)?

  /// An interactor that answers nothing yet.
  public init() {}

  public func currentProfile() async throws -> UserProfile? {
    guard let onCurrentProfile else {
      throw Unanswered.error("StubSettingsInteractor.currentProfile()", set: "onCurrentProfile")
    }
    return try await onCurrentProfile()
  }

  public var dataDirectory: String {
    guard let onDataDirectory else {
      return Unanswered.call("StubSettingsInteractor.dataDirectory", set: "onDataDirectory", default: "")
    }
    return onDataDirectory()
  }

  public func deleteAccount() async throws {
    guard let onDeleteAccount else {
      throw Unanswered.error("StubSettingsInteractor.deleteAccount()", set: "onDeleteAccount")
    }
    try await onDeleteAccount()
  }

  public var modelChoice: ModelChoice {
    guard let onModelChoice else {
      return Unanswered.call("StubSettingsInteractor.modelChoice", set: "onModelChoice")
    }
    return onModelChoice()
  }

  public func signOut() async throws {
    guard let onSignOut else {
      throw Unanswered.error("StubSettingsInteractor.signOut()", set: "onSignOut")
    }
    try await onSignOut()
  }

  public var version: String {
    guard let onVersion else {
      return Unanswered.call("StubSettingsInteractor.version", set: "onVersion", default: "")
    }
    return onVersion()
  }
}
