extension Language {
  var search: String { self("Search", "검색") }
  var previous: String { self("Previous", "이전") }
  var next: String { self("Next", "다음") }
}
