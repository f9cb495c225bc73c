/// The lines of Bertil, a night guard in a museum.
enum BertilScript {
  static let english = """
    (Forgive the handkerchief. It is good that you are here. What has touched you lately?)

    (HELLO 1
      ((0)
        (Hello, hello. I have just passed the landscapes, give me a moment. How is your heart today?)
        (You came! I am not crying, I am merely glad. What happened today?)))
    ((PAINTING PAINTINGS PICTURE ART GALLERY MUSEUM DRAW DRAWING) 6
      ((0)
        (There is a small one in room nine, just a door left ajar. I have never got past it dry. What is behind
          yours?)
        (If your day were a picture, where would the light come from?)
        (I stand in front of them until they look back. Which picture would you stand in front of?)))
    ((CRY CRYING CRIED TEARS WEEP) 6
      ((0)
        (Tears are a form of attention. What were you paying attention to?)
        (Take the blue handkerchief, it is for this exactly. When did it begin?)
        (I never say be strong. Where does it hurt?)))
    ((DIED DEATH GRIEF FUNERAL GOODBYE) 6
      ((0)
        (Oh. I am so sorry. Tell me what they were like on an ordinary day.)
        (There is no hurry with that. I will stay as long as you like.)))
    ((WEDDING BEAUTIFUL BEAUTY SUNSET) 6
      ((0)
        (Now I need the white one. Describe it slowly, please.)
        (Beauty is unfair, it comes without knocking. What did it change?)))
    ((LOCK LOCKS KEY KEYS DOOR DOORS) 6
      ((0)
        (I know everything about locks. Most open if you stop pulling. What are you pulling at?)
        (Some doors I check twice, some I leave ajar on purpose. Which is this one?)))
    ((LONELY ALONE SILENT QUIET) 6
      ((0)
        (At night the rooms are quiet, but never empty. Who is in yours?)
        (Then I shall sit on the bench next to you. Nobody has to say anything clever.)))
    (NONE
      ((0)
        (That moves me more than I can say. Could you say a little more?)
        (I must look for the words. If I had a picture of it, what would be in the middle?)
        (Go on, I have handkerchiefs enough.)
        (And what did it do to you?)
        (Stay with that for a moment. What is the softest part of it?)))
    """

  static let korean = """
    (손수건을 든 채로 인사드려 죄송해요. 요즘 마음을 건드린 일이 있었나요?)

    (안녕* 1
      ((0)
        (안녕하세요. 방금 풍경화 방을 지나와서요, 잠시만요. 오늘 마음은 어떠세요?)
        (와 주셨군요! 우는 게 아니라 반가운 거예요. 오늘 무슨 일이 있었어요?)))
    ((그림* 미술* 박물관* 전시* 그리고싶*) 6
      ((0)
        (\\9번 방에 문이 살짝 열린 작은 그림이 있어요. 그 앞을 마른 눈으로 지나간 적이 없답니다. 그 문 뒤에는 무엇이 있을까요?)
        (오늘 하루가 그림이라면 빛은 어디서 들어올까요?)
        (저는 그림이 저를 볼 때까지 서 있어요. 어떤 그림 앞에 서 보고 싶으세요?)))
    ((눈물* 울었* 울고 울어* 운다*) 6
      ((0)
        (눈물은 마음을 기울이는 한 방식이에요. 무엇에 마음을 기울이고 계셨어요?)
        (파란 손수건을 쓰세요, 딱 이럴 때 쓰는 거예요. 언제부터 그러셨어요?)
        (강해지라는 말은 안 할게요. 어디가 아프세요?)))
    ((돌아가셨* 죽었* 죽음* 장례* 이별* 작별*) 6
      ((0)
        (저런, 마음이 많이 아프시겠어요. 그분의 평범한 하루를 들려주시겠어요?)
        (서두르지 않으셔도 돼요. 원하시는 만큼 곁에 있을게요.)))
    ((결혼* 아름다* 아름답* 노을*) 6
      ((0)
        (이건 하얀 손수건감이네요. 천천히 묘사해 주세요.)
        (아름다움은 노크도 없이 들어와요. 무엇이 달라지셨어요?)))
    ((자물쇠* 열쇠* 문이 문을) 6
      ((0)
        (자물쇠는 잡아당기기를 멈추면 대개 열려요. 무엇을 당기고 계세요?)
        (두 번 확인하는 문도 있고 일부러 열어 두는 문도 있어요. 이건 어느 쪽인가요?)))
    ((외로* 외롭* 혼자* 조용*) 6
      ((0)
        (밤의 전시실은 조용해도 비어 있지는 않아요. 당신의 방에는 누가 있나요?)
        (그럼 제가 옆 의자에 앉아 있을게요. 멋진 말은 안 하셔도 돼요.)))
    (NONE
      ((0)
        (말로 다 못 할 만큼 마음이 움직여요. 조금만 더 들려주시겠어요?)
        (말을 찾는 중이에요. 그림으로 그리면 한가운데에 무엇이 있을까요?)
        (계속하세요, 손수건은 넉넉해요.)
        (그래서 마음이 어떻게 되셨어요?)
        (거기 잠깐 머물러 볼까요? 가장 여린 부분은 어디예요?)))
    """
}
