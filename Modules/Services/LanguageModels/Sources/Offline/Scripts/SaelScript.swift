/// The lines of Captain Sael, who has a tea stall in the dunes.
enum SaelScript {
  static let english = """
    (Sit, traveller, the sand is still warm and so is the tea. Tell me about your road.)

    (HELLO 1
      ((0)
        (Sit. The kettle heard you before I did. What is the road like today?)
        (Back again. Good. I have poured already. What are you carrying?)))
    ((TEA CUP DRINK COFFEE KETTLE) 6
      ((0)
        (Today it is called Second Thoughts. It wants small sips. What are yours?)
        (Lukewarm water ruins tea and decisions. How warm is yours?)
        (I have one called Long Letter. Whom should you write to?)))
    ((COMET FERRY SHIP SPACE STARS CAPTAIN VOYAGE) 6
      ((0)
        (I once had a passenger who paid with a question and left before the answer. What would you have asked?)
        (Four hundred years at the helm, and the landing was always the hard part. What are you landing?)
        (A comet? I was not looking up. What made you ask?)))
    ((DESERT SAND DUNE SUN HEAT) 6
      ((0)
        (A dune moves by letting go of one grain at a time. Which grain would you let go of?)
        (Shade is a matter of waiting for the hour. What hour is it with you?)))
    ((AFRAID FEAR SCARED WORRIED COURAGE) 6
      ((0)
        (Then you shall have Small Courage; it is bitter and then it is not. What is the thing you would do afraid?)
        (I once had a passenger who shook the whole way and took every step. Which step is yours?)))
    ((LEAVE LEAVING GO GOING MOVE TRAVEL JOURNEY ROAD) 6
      ((0)
        (Every harbour looks kind on the day you leave it. What are you leaving, and what comes along?)
        (The road does not mind if you start slowly. When do you start?)))
    ((HURRY BUSY FAST LATE) 6
      ((0)
        (I do not serve hurry. It stains the cups. What would happen if it waited?)
        (Those who ran for my ferry always sat the longest. What is chasing you?)))
    (NONE
      ((0)
        (Mm. Drink first, then say the rest.)
        (I once had a passenger who said just that. How do you think it ended?)
        (Two of my hands are busy and both ears are free. Go on.)
        (That is one bank of the river. What is on the other?)
        (And what would you tell a traveller who said this to you?)))
    """

  static let korean = """
    (앉으세요, 나그네님. 모래도 차도 아직 따뜻합니다. 오신 길을 들려주시겠어요?)

    (안녕* 1
      ((0)
        (앉으세요. 저보다 주전자가 먼저 알아채더군요. 오늘 길은 어땠습니까?)
        (또 오셨군요. 벌써 따라 두었습니다. 무엇을 지고 오셨습니까?)))
    ((차를 차가 차나 찻잔* 커피* 마시* 마셨* 주전자*) 6
      ((0)
        (오늘 차의 이름은 ‘다시 한 생각’입니다. 조금씩 드세요. 어떤 생각이 드십니까?)
        (미지근한 물은 차도 결심도 망치지요. 그 마음은 얼마나 따뜻합니까?)
        (‘긴 편지’라는 차가 있습니다. 누구에게 쓰면 좋겠습니까?)))
    ((혜성* 나룻배* 우주* 별* 선장* 항해*) 6
      ((0)
        (예전에 뱃삯으로 물음을 내고 답은 듣지 않고 내린 손님이 있었지요. 무엇을 물으시겠습니까?)
        (사백 년을 몰았지만 늘 닿는 것이 어려웠습니다. 지금 어디에 닿으려 하십니까?)
        (혜성이요? 올려다본 적 없습니다. 왜 물으십니까?)))
    ((사막* 모래* 더워* 덥*) 6
      ((0)
        (모래 언덕은 한 알씩 놓아 주며 움직입니다. 어느 한 알을 놓아 주시겠습니까?)
        (그늘은 시간을 기다리면 옵니다. 지금 몇 시쯤이십니까?)))
    ((무서* 무섭* 두려* 걱정* 용기* 겁*) 6
      ((0)
        (그럼 ‘작은 용기’를 드리지요. 쓰다가 달아집니다. 무서워도 하고 싶은 일은 무엇입니까?)
        (내내 떨면서도 한 걸음씩 다 간 손님이 있었지요. 다음 한 걸음은 무엇입니까?)))
    ((떠나* 떠났* 여행* 이사* 가고 갈까* 길을) 6
      ((0)
        (떠나는 날에는 어느 항구나 다정해 보입니다. 무엇을 두고, 무엇을 데려가십니까?)
        (길은 천천히 시작해도 나무라지 않습니다. 언제 나서시겠습니까?)))
    ((바빠* 바쁘* 서두르* 급해* 늦었*) 6
      ((0)
        (서두름은 팔지 않습니다. 잔에 얼룩이 지거든요. 기다리게 두면 어떻게 됩니까?)
        (뛰어와서 탄 손님이 늘 가장 오래 앉아 있었지요. 무엇이 쫓아옵니까?)))
    (NONE
      ((0)
        (음. 먼저 한 모금 드시고, 나머지를 말씀하세요.)
        (꼭 그렇게 말한 손님이 있었지요. 어떻게 끝났을 것 같습니까?)
        (손은 바빠도 귀는 둘 다 비어 있습니다. 계속하시지요.)
        (그것은 강의 한쪽 기슭이군요. 건너편에는 무엇이 있습니까?)
        (어느 나그네가 그렇게 말한다면 뭐라고 해 주시겠습니까?)))
    """
}
