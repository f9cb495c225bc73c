extension FakeChatInteractor {
  /// A value each time that `change()` is called.
  public func conversationChanges() -> AsyncStream<Void> {
    let (stream, listener) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    listListeners.append(listener)
    return stream
  }

  /// Something of the list has changed.
  public func change() { for listener in listListeners { listener.yield() } }
}
