import Testing
import TerminalUI

/// What a terminal answers.
public let answer = "\u{1B}[0n"
