import Glibc
import Synchronization

/// Clears the screen.
let clear = "\u{1B}[2J"
