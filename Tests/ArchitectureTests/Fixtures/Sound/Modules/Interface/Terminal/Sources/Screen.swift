#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import Synchronization

/// Clears the screen.
let clear = "\u{1B}[2J"
