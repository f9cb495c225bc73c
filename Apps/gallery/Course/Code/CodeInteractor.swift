/// The data of the code's screen.
@MainActor protocol CodeInteractor {
  /// The text of a file of this project. It is on this machine and small, so that the screen need not wait.
  func source(of file: SourceFile) throws(CheckoutFailure) -> String
}
