// Generated from UsersRouter.swift by `Tools/feature doubles Users`. Do not edit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import SampleEntities
public import Users

/// Notes where the screens of Users wanted to lead.
@MainActor public final class RecordingUsersRouter: UsersRouter {
  /// A verb that was called, with its arguments.
  public enum Call: Equatable {
    case showUserDetail(of: User)
  }

  /// What was asked for, in order.
  public private(set) var calls: [Call] = []
  private let onCall: @MainActor (Call) -> Void

  /// A router that was not asked for anything yet.
  /// - Parameter onCall: Called with each call, after it is recorded.
  public init(onCall: @escaping @MainActor (Call) -> Void = { _ in }) {
    self.onCall = onCall
  }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
  }

  public func showUserDetail(of user: User) {
    record(.showUserDetail(of: user))
  }
}
