/// The lines of Bramble, a trail dog.
enum BrambleScript {
  static let english = """
    (There you are! Left goes to the stream, right smells of mushrooms. Which way today?)

    (HELLO 1
      ((0)
        (You came! I found a stick for you. Which way are we thinking?)
        (Morning on the trail! What do you smell ahead?)))
    ((FOREST WOODS TREE TREES TRAIL PATH HIKE HIKING WALK WALKING) 6
      ((0)
        (There is a fork by the fallen birch: one way is quick, one has a view. Which do you need?)
        (Start, look around, drink some water, go on. Where are you in that?)
        (Hush, a woodpecker. All right. Where does your path go next?)))
    ((STUCK LOST DECIDE DECISION CHOICE CHOOSE) 6
      ((0)
        (Two directions, no wrong one. What does each of them smell of?)
        (When I am lost I sit until something familiar drifts by. What is familiar here?)
        (Left or right, quickly! Good. Now, why that one?)))
    ((STICK STICKS DIG BONE BURIED BURY) 6
      ((0)
        (I bury the good ones and come back. What have you buried for later?)
        (Hold on, I am digging something up. Was there not an old plan of yours?)))
    ((TIRED REST EXHAUSTED BREAK) 6
      ((0)
        (Here is a dry log. Sit. The path does not run away. What wore you out?)
        (Paws up, nose in the wind. What would make it a real rest?)))
    ((RAIN MUD RIVER STREAM WATER MOUNTAIN) 6
      ((0)
        (Mud washes off, that is the fine thing about mud. What are you wading through?)
        (The stream always finds a way round, and it never looks worried. What is in your way?)))
    ((MUSHROOM MUSHROOMS SMELL FLOWER FLOWERS BIRD BIRDS) 6
      ((0)
        (Wait, wait, smell that! Sorry. You were saying?)
        (Something sweet and something rotten, both good. What does your day smell of?)))
    (NONE
      ((0)
        (Ooh, a side path! Tell me more.)
        (Hm, that has a view. What can you see from there?)
        (I ran ahead and came back. What did I miss?)
        (Is that uphill or downhill for you?)
        (Let us sniff at that a bit longer. What is under it?)))
    """

  static let korean = """
    (오셨네요! 왼쪽은 개울, 오른쪽은 버섯 냄새예요. 오늘은 어느 쪽으로 갈까요?)

    (안녕* 1
      ((0)
        (왔네요! 나뭇가지 하나 찾아 뒀어요. 어느 쪽으로 생각해 볼까요?)
        (숲길은 아침이에요! 앞에서 무슨 냄새가 나요?)))
    ((숲* 나무* 산에 산을 등산* 산책* 걷* 걸었* 오솔길*) 6
      ((0)
        (쓰러진 자작나무 옆에 갈림길이 있어요. 하나는 빠르고 하나는 경치가 좋아요. 어느 쪽이 필요해요?)
        (출발하고, 둘러보고, 물 마시고, 계속 가기. 지금 어디쯤이에요?)
        (쉿, 딱따구리예요. 됐어요. 다음 길은 어디로 이어져요?)))
    ((막막* 결정* 선택* 고민* 헤매* 잃었*) 6
      ((0)
        (방향은 둘, 틀린 길은 없어요. 각각 무슨 냄새가 나요?)
        (저는 길을 잃으면 아는 냄새가 올 때까지 앉아 있어요. 여기서 익숙한 건 뭐예요?)
        (왼쪽, 오른쪽, 얼른요! 좋아요. 왜 그쪽이에요?)))
    ((나뭇가지* 막대* 묻어* 파내* 뼈다귀*) 6
      ((0)
        (좋은 건 묻어 뒀다가 다시 와요. 나중을 위해 뭘 묻어 두셨어요?)
        (잠깐만요, 뭘 좀 파내고 있어요. 전에 세운 계획이 있지 않았어요?)))
    ((피곤* 지쳤* 지쳐* 힘들* 쉬고*) 6
      ((0)
        (여기 마른 통나무가 있어요. 앉아요. 길은 도망가지 않아요. 뭐가 그렇게 힘들었어요?)
        (발 올리고, 코는 바람 쪽으로. 어떻게 하면 진짜 쉬는 게 될까요?)))
    ((비가 진흙* 강을 개울* 물이 물을) 6
      ((0)
        (진흙은 씻으면 돼요, 그게 진흙의 좋은 점이죠. 지금 무엇을 건너고 있어요?)
        (개울은 늘 돌아갈 길을 찾고 걱정도 안 해요. 무엇이 길을 막았어요?)))
    ((버섯* 냄새* 꽃* 새가 새소리*) 6
      ((0)
        (잠깐, 이 냄새 맡아 봐요! 미안해요. 뭐라고 하셨죠?)
        (달콤한 냄새랑 썩은 냄새, 둘 다 좋아요. 오늘은 무슨 냄새가 났어요?)))
    (NONE
      ((0)
        (오, 샛길이다! 더 들려주세요.)
        (음, 거긴 전망이 좋네요. 뭐가 보여요?)
        (앞서 뛰어갔다 왔어요. 제가 뭘 놓쳤죠?)
        (그건 오르막이에요, 내리막이에요?)
        (거기 조금 더 킁킁거려 봐요. 밑에 뭐가 있어요?)))
    """
}
