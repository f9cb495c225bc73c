extension FakeChatInteractor {
  /// Sends a value at each call of `change()`.
  public func conversationChanges() -> AsyncStream<Void> {
    let (stream, listener) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    listListeners.append(listener)
    return stream
  }

  /// Notifies the listeners that the list has changed.
  public func change() { for listener in listListeners { listener.yield() } }
}
