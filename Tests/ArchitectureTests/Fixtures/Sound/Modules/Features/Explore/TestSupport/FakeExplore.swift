public import Explore

/// Shows nothing.
public struct FakeExploreRouter {}
