public import Entities

/// Checks of an address without sending anything.
public enum HTTPAddress {
  /// Why the address cannot be used; nil if it can be tried.
  public static func fault(in url: String) -> LocalizedText? {
    guard let scheme = scheme(of: url) else {
      return LocalizedText("an address starts with http:// or https://", "주소는 http:// 또는 https://로 시작합니다")
    }
    guard url.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else {
      return LocalizedText("an address has no spaces and no control characters", "주소에는 공백과 제어 문자를 쓸 수 없습니다")
    }
    let rest = url.dropFirst(scheme.count)
    guard let first = rest.first, !"/?#:".contains(first) else {
      return LocalizedText("the address names no server", "주소에 서버 이름이 없습니다")
    }
    return nil
  }

  /// The address without private parts: a user's name and password, a query, a fragment.
  public static func shown(_ url: String) -> String {
    let open = url.prefix { $0 != "?" && $0 != "#" }
    guard let scheme = scheme(of: url) else { return String(open.ending { $0 != "@" }) }
    let rest = open.dropFirst(scheme.count)
    let server = rest.prefix { $0 != "/" }
    return scheme + String(server.ending { $0 != "@" }) + rest.dropFirst(server.count)
  }

  private static func scheme(of url: String) -> String? {
    ["http://", "https://"].first { url.prefix($0.count).lowercased() == $0 }
  }
}

extension Substring {
  /// The longest suffix of characters that satisfy a condition.
  fileprivate func ending(_ satisfies: (Character) -> Bool) -> Substring {
    guard let last = lastIndex(where: { !satisfies($0) }) else { return self }
    return self[index(after: last)...]
  }
}
