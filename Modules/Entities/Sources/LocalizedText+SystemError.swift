import Glibc

extension LocalizedText {
  /// The description of a system error, for the end of a sentence: the C library's text in English, and in Korean
  /// texts for the common errors of files and devices.
  ///
  /// - Parameter number: A value of `errno`.
  public init(systemError number: Int32) {
    let english = strerror(number).map { String(cString: $0) } ?? "error \(number)"
    self.init(english, Self.korean(number) ?? english)
  }

  private static func korean(_ number: Int32) -> String? {
    switch number {
    case ENOENT: "그런 파일이나 폴더가 없습니다"
    case EACCES, EPERM: "권한이 없습니다"
    case EEXIST: "이미 있습니다"
    case EISDIR: "폴더입니다"
    case ENOTDIR: "경로의 일부가 폴더가 아닙니다"
    case ENOSPC: "디스크에 남은 공간이 없습니다"
    case EDQUOT: "허용된 디스크 용량을 다 썼습니다"
    case EROFS: "읽기 전용 디스크입니다"
    case EFBIG: "파일이 너무 큽니다"
    case EIO: "디스크나 장치에서 입출력 오류가 났습니다"
    case ENAMETOOLONG: "이름이 너무 깁니다"
    case ELOOP: "링크가 서로 물고 물립니다"
    case EXDEV: "다른 디스크에 있습니다"
    case EBUSY: "다른 프로그램이 쓰고 있습니다"
    case ETXTBSY: "실행 중인 프로그램 파일입니다"
    case EMFILE, ENFILE: "열린 파일이 너무 많습니다"
    case ENOMEM: "메모리가 부족합니다"
    case EPIPE: "받는 쪽이 닫혔습니다"
    case EINVAL: "여기에는 쓸 수 없는 것입니다"
    case ENOTEMPTY: "폴더가 비어 있지 않습니다"
    case ENODEV, ENXIO: "그런 장치가 없습니다"
    case ENOEXEC: "실행할 수 있는 파일이 아닙니다"
    case ETIMEDOUT: "시간이 다 되었습니다"
    case ECONNREFUSED: "연결을 거절했습니다"
    default: nil
    }
  }
}
