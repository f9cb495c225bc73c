import Testing
import TerminalUI

/// A terminal for tests.
public let answer = "\u{1B}[0n"
