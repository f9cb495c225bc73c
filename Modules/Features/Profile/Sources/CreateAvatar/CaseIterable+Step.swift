extension CaseIterable where Self: Equatable, AllCases: RandomAccessCollection, AllCases.Index == Int {
  /// The choice so many steps further on, around the ends.
  func stepped(by step: Int) -> Self {
    let all = Self.allCases
    guard let index = all.firstIndex(of: self) else { return self }
    return all[((index + step) % all.count + all.count) % all.count]
  }
}
