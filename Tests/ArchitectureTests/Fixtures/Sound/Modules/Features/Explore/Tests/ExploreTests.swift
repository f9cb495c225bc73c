@testable import Explore
import ExploreTestSupport
import Foundation
import TerminalTesting
import Testing

@Test func clears() { #expect("\u{1B}[2J".count == 4) }
