import Entities

/// The picture that the user chose in a form last. It stays until another one is chosen.
actor PicturePreview {
  private var newest: (id: AvatarPicture.ID, file: [UInt8])?

  func show(_ file: [UInt8], at time: Timestamp) -> AvatarPicture.ID {
    if let newest, newest.file == file { return newest.id }
    let id = AvatarPicture.ID(at: time)
    newest = (id, file)
    return id
  }

  func file(_ id: AvatarPicture.ID) -> [UInt8]? { newest.flatMap { $0.id == id ? $0.file : nil } }
}
