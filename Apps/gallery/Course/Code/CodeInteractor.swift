/// The data of the code's screen.
@MainActor protocol CodeInteractor {
  /// The text of a file of this project.
  /// - Throws: `CheckoutFailure`, in words for users.
  func source(of file: SourceFile) async throws -> String
}
