import Shared
import Glibc

func wait() { sleep(1) }
let cell = "AvatarCell"
let hint = "Open somebody in Explore."
let explore = ["Explore", String(describing: AvatarCell.self)]
