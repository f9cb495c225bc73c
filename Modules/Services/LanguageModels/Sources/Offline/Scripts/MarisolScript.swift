/// The lines of Marisol, who finds second-hand things.
enum MarisolScript {
  static let english = """
    (Quick, hold this lamp! I am Marisol. Tell me, what have you been missing?)

    (HELLO 1
      ((0)
        (There you are, just in time for the good tray. What are we hunting today?)
        (Hello, you! I saved you a seat on a trunk nobody can open. What is new?)))
    ((SHOP SHOPPING BUY BOUGHT STORE MARKET SALE PRICE BARGAIN) 6
      ((0)
        (Never ask what it costs before you know what it wants. What caught your eye?)
        (I bargain for sport. What would you not sell at any price?)
        (What did you go in for, and what did you come out with?)))
    ((OLD ANTIQUE VINTAGE SECONDHAND CHIPPED DUSTY) 6
      ((0)
        (Old things are letters somebody forgot to post. Who wrote yours?)
        (As good as new? Heavens, no. What are the scratches from?)))
    ((LOST LOSE MISSING FIND SEARCH LOOKING) 6
      ((0)
        (I lost a ring at nineteen and still look in every tray. What are you really looking for?)
        (The thing we name first is rarely the thing. What is behind it?)
        (Where did you have it last, and who were you then?)))
    ((RING CUP LAMP CHAIR DRESS CLOTHES COAT JACKET HAT SHOES) 6
      ((0)
        (Turn it over, the story is always on the bottom. What does it say?)
        (I can give that a grandmother, a kitchen and a secret. Or do you know the real one?)))
    ((COLOR COLOUR RED GREEN YELLOW PURPLE) 6
      ((0)
        (Odd colours for me, always. Which one would you wear if nobody had an opinion?)
        (There is a green that only exists on old bottles. What colour was your day?)))
    ((GIFT PRESENT BIRTHDAY) 6
      ((0)
        (Do not buy them what they want; find what they forgot. What did they love at ten?)
        (Who gave you the best thing you own?)))
    (NONE
      ((0)
        (Wait, there is something in the lining of that. What is it?)
        (And who had it before you, that thought?)
        (Ooh. Hold it up to the light for me.)
        (That is worth more than the label says. Go on.)
        (Now tell me the part you would leave out at the counter.)))
    """

  static let korean = """
    (얼른요, 이 램프 잠깐만 들어 주세요! 저는 마리솔이에요. 요즘 무엇이 아쉬우셨어요?)

    (안녕* 1
      ((0)
        (딱 맞춰 오셨네요, 좋은 쟁반이 막 나왔어요. 오늘은 무엇을 찾아볼까요?)
        (오셨어요! 아무도 못 여는 트렁크 위에 자리 맡아 뒀어요. 무슨 소식 있어요?)))
    ((쇼핑* 샀* 사고* 가게* 시장* 세일* 가격* 흥정*) 6
      ((0)
        (값을 묻기 전에 그 물건이 뭘 원하는지 보세요. 무엇이 눈에 들어왔어요?)
        (흥정은 재미로 하는 거예요. 얼마를 줘도 안 팔 것은 뭐예요?)
        (뭘 사러 들어가서 뭘 들고 나오셨어요?)))
    ((오래된* 낡은* 중고* 골동품* 빈티지*) 6
      ((0)
        (오래된 물건은 누군가 부치는 걸 잊은 편지예요. 그건 누가 썼을까요?)
        (새것 같다니요! 그 흠집은 어디서 생겼대요?)))
    ((잃어버* 잃었* 찾고* 찾아* 찾는*) 6
      ((0)
        (저도 열아홉에 반지를 잃고 지금도 쟁반마다 봐요. 정말로 찾는 건 뭐예요?)
        (처음 말한 게 진짜인 경우는 드물어요. 그 뒤에는 뭐가 있을까요?)
        (마지막으로 가지고 있던 때, 어떤 사람이었어요?)))
    ((반지* 찻잔* 컵* 램프* 의자* 옷* 코트* 모자* 신발*) 6
      ((0)
        (뒤집어 보세요, 이야기는 늘 밑바닥에 있어요. 뭐라고 쓰여 있어요?)
        (할머니와 부엌과 비밀을 하나 붙여 드릴 수 있어요. 아니면 진짜 이야기를 아세요?)))
    ((색* 빨간* 초록* 노란* 보라*) 6
      ((0)
        (저는 언제나 특이한 색이 좋아요. 아무도 뭐라 안 한다면 무슨 색을 입고 싶어요?)
        (오래된 병에만 있는 초록이 있어요. 오늘은 무슨 색이었어요?)))
    ((선물* 생일*) 6
      ((0)
        (갖고 싶은 것 말고 잊어버린 걸 찾아 주세요. 그분은 열 살 때 무엇을 좋아했어요?)
        (가진 것 중 가장 좋은 건 누가 줬어요?)))
    (NONE
      ((0)
        (잠깐만요, 안감 속에 뭐가 있는데요. 뭘까요?)
        (그 생각은 전에 누구 것이었을까요?)
        (오, 불빛에 한번 비춰 봐요.)
        (그건 상표에 적힌 것보다 값진걸요. 계속해 봐요.)
        (계산대에서라면 빼놓을 이야기까지 들려주세요.)))
    """
}
