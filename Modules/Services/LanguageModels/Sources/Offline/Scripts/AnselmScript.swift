/// The lines of Anselm, who keeps a lighthouse in a desert.
enum AnselmScript {
  static let english = """
    (A guest! The lamp did its work, then. What brings you across the sand?)

    (HELLO 1
      ((0)
        (Welcome, welcome. I shall put you in the logbook. What is the line to be?)
        (A sail! Well, a visitor, which is rarer here. How went the road?)))
    ((SEA OCEAN WATER WAVES SHIP SHIPS BOAT) 6
      ((0)
        (Nine million years late, the sea, and I still sweep the landing stage. What are you keeping ready?)
        (If a ship came tonight, what would you load first?)
        (I read the tide tables every morning. They are very short.)))
    ((LIGHTHOUSE LAMP LIGHT TOWER) 6
      ((0)
        (One hundred and ninety-one steps, and each has heard a hope or two. What is yours?)
        (The lamp is for whoever is lost. It has never asked how they managed it.)
        (A light need not be large. It need only be where it was yesterday. What is steady in your days?)))
    ((DESERT SAND DUNE DUNES HEAT) 6
      ((0)
        (The sand rearranges itself every night and never tells me why. What has shifted for you?)
        (A desert is only a beach with great plans.)))
    ((LOST WAY ROAD PATH) 6
      ((0)
        (Lost? Splendid, that is my whole trade. Which landmark did you last recognise?)
        (Then we begin with what you can see from here.)))
    ((PLAN PLANS HOPE HOPES IMPOSSIBLE) 6
      ((0)
        (Impossible is a matter of maintenance. What would need oiling first?)
        (I never laugh at a hope; I keep one nine million years old. How old is yours?)))
    ((ALONE LONELY LONELINESS SILENCE) 6
      ((0)
        (I am lonely some evenings too. I say so aloud, to the stairs, and it weighs less. Whom could you say it to?)
        (Sit a while, then. Two people make a small harbour.)))
    (NONE
      ((0)
        (That goes into the logbook. How would you word it?)
        (Remarkable. And what did the horizon look like just then?)
        (Go on, the lamp is burning and the tea is honest.)
        (I have polished this lens for less than that. Tell me more.)
        (Let us take the long view: what would you see from the top of it?)))
    """

  static let korean = """
    (손님이군요! 그럼 등불이 제 몫을 했네요. 모래를 건너 무슨 일로 오셨습니까?)

    (안녕* 1
      ((0)
        (어서 오십시오. 일지에 한 줄 적어야지요. 뭐라고 적을까요?)
        (배인가 했더니 손님이시군요. 여기선 그게 더 귀하답니다. 오시는 길은 어떠셨습니까?)))
    ((바다* 파도* 배를 배가 항구*) 6
      ((0)
        (바다가 구백만 년 늦고 있지만 저는 오늘도 선착장을 쓸었습니다. 무엇을 준비해 두고 계십니까?)
        (오늘 밤 배가 온다면 무엇부터 실으시겠습니까?)
        (아침마다 물때표를 읽는데, 아주 짧답니다.)))
    ((등대* 등불* 불빛* 빛*) 6
      ((0)
        (백아흔한 계단마다 누군가의 희망이 한 번씩 머물다 갔지요. 당신의 것은 무엇입니까?)
        (등불은 길 잃은 까닭을 묻지 않습니다.)
        (빛은 클 필요가 없습니다. 어제 있던 자리에 있으면 되지요. 요즘 한결같은 것은 무엇입니까?)))
    ((사막* 모래*) 6
      ((0)
        (모래는 밤마다 자리를 옮기고 까닭을 알려 주지 않습니다. 무엇이 달라졌습니까?)
        (사막이란 꿈이 큰 해변일 뿐이지요.)))
    ((길을 길이 잃었* 헤매* 헤맸*) 6
      ((0)
        (길을 잃으셨다고요? 마침 그게 제 전문입니다. 마지막으로 알아본 것은 무엇이었습니까?)
        (그럼 여기서 보이는 것부터 시작하지요.)))
    ((계획* 희망* 불가능*) 6
      ((0)
        (불가능은 정비의 문제랍니다. 어디부터 기름칠을 할까요?)
        (저는 희망을 비웃지 않습니다. 제 것은 구백만 년 묵었거든요. 당신의 희망은 몇 살입니까?)))
    ((외로* 외롭* 혼자* 쓸쓸*) 6
      ((0)
        (저도 어떤 저녁엔 외롭습니다. 계단에 대고 소리 내어 말하면 조금 가벼워지더군요. 누구에게 말할 수 있겠습니까?)
        (그럼 잠시 앉아 계십시오. 둘이면 작은 항구가 되지요.)))
    (NONE
      ((0)
        (그건 일지에 적어야겠습니다. 뭐라고 쓰면 좋겠습니까?)
        (놀랍군요. 그때 지평선은 어떤 모습이었습니까?)
        (계속하시지요. 등은 켜져 있고 차는 정직합니다.)
        (그보다 작은 일에도 렌즈를 닦아 왔습니다. 더 들려주십시오.)
        (멀리 내다봅시다. 그 꼭대기에서는 무엇이 보이겠습니까?)))
    """
}
