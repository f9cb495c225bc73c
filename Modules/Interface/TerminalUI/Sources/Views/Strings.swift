extension Language {
  var search: String { self("Search", "검색") }
  var list: String { self("List", "목록") }
  var firstFound: String { self("First found", "첫 결과") }
  var change: String { self("Change", "값 바꾸기") }
}
