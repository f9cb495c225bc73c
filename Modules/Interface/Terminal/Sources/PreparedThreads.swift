public import Glibc

/// Gives every thread of the process a stack for its crash handlers, also the threads of tasks, which the runtime
/// creates. All of them are created by `pthread_create`, and within a program this definition comes before the C
/// library's.
///
/// Without it, a stack overflow in a task ends the process before any handler, because there is no room for the call.
@c(pthread_create)
public func createPreparedThread(
  _ thread: UnsafeMutablePointer<pthread_t>?, _ attributes: UnsafePointer<pthread_attr_t>?,
  _ body: @escaping @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?,
  _ argument: UnsafeMutableRawPointer?
) -> Int32 {
  guard let create = PreparedThread.create else { return EAGAIN }
  let start = UnsafeMutablePointer<PreparedThread>.allocate(capacity: 1)
  start.initialize(to: PreparedThread(body: body, argument: argument))
  let result = create(thread, attributes, PreparedThread.run, start)
  if result != 0 { start.deallocate() }
  return result
}

private struct PreparedThread {
  typealias Body = @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
  typealias Create =
    @convention(c) (
      UnsafeMutablePointer<pthread_t>?, UnsafePointer<pthread_attr_t>?, Body, UnsafeMutableRawPointer?
    ) -> Int32

  let body: Body
  let argument: UnsafeMutableRawPointer?

  /// The next definition: a sanitizer's, which must see every thread, or the C library's.
  static let create: Create? = {
    let next = UnsafeMutableRawPointer(bitPattern: -1)  // RTLD_NEXT, which Swift does not import.
    let symbol = dlsym(nil, "___interceptor_pthread_create") ?? dlsym(next, "pthread_create")
    return symbol.map { unsafeBitCast($0, to: Create.self) }
  }()

  static let run: Body = { context in
    guard let start = context?.assumingMemoryBound(to: PreparedThread.self) else { return nil }
    let thread = start.move()
    start.deallocate()
    let stack = CrashHandlers.prepareStack()
    defer { CrashHandlers.release(stack: stack) }
    return thread.body(thread.argument)
  }
}
