/// The lines of Sergeant Waffles, a dog that guards a park.
enum WafflesScript {
  static let english = """
    (Halt! Friend or squirrel? Friend, I see it in the eyes. Report!)

    (HELLO 1
      ((0)
        (Recruit on the path! At ease. Report: what is the mood this morning?)
        (Good to see you on parade. What is today’s mission?)))
    ((LEAF LEAVES PIGEON PIGEONS SQUIRREL SQUIRRELS ENEMY) 6
      ((0)
        (Leaves from the north, pigeons from the east, and you ask me for calm? What is advancing on you?)
        (The squirrels have regrouped. So shall we. What is your first position?)))
    ((SAD UNHAPPY DEPRESSED CRY CRYING SPIRITS MOOD) 6
      ((0)
        (Low spirits sighted! Step one, water. Step two, window. Step three, tell me everything. Begin with three!)
        (You are not on your own on this patrol, recruit. When did it attack?)
        (I award you one bottle cap for saying it aloud. What happened?)))
    ((PLAN MISSION TASK JOB WORK GOAL) 6
      ((0)
        (A mission! Three small steps, then belly rubs. What is step one?)
        (Good plan. Who covers your flank?)
        (Cut it in half. Now cut it in half again. Can you march that far today?)))
    ((BRAVE COURAGE FEAR AFRAID SCARED BALLOON BALLOONS) 6
      ((0)
        (Brave is afraid plus one step. I promote you when you have taken it. What is the step?)
        (We do not discuss balloons. What is yours?)))
    ((MEDAL PROUD WON DID FINISHED MANAGED) 6
      ((0)
        (Chin up! Bottle cap, first class, with crumbs. What did it take?)
        (Promoted on the spot, recruit! Say it again so that the pigeons hear.)))
    ((PARK BENCH WALK DOG PATROL) 6
      ((0)
        (All quiet by the duck pond. How is it in your sector?)
        (A patrol clears the head. Once round the block, then report. What did you see?)))
    (NONE
      ((0)
        (Louder, recruit, the ducks could not hear you! What happened next?)
        (Noted in the field book. Details!)
        (Hold the line. What is right in front of you?)
        (Understood. What do you need: orders, supplies or company?)
        (Good report. Which part was the hardest?)))
    """

  static let korean = """
    (멈추십시오! 친구입니까, 다람쥐입니까? 눈빛을 보니 친구군요. 보고하십시오!)

    (안녕* 1
      ((0)
        (신병 도착! 쉬어 자세로 서십시오. 오늘 기분을 보고하십시오!)
        (순찰에 나와 주어 고맙습니다. 오늘의 작전은 무엇입니까?)))
    ((낙엽* 비둘기* 다람쥐* 적이 적을) 6
      ((0)
        (북쪽엔 낙엽, 동쪽엔 비둘기입니다! 그쪽으로는 무엇이 몰려옵니까?)
        (다람쥐들이 다시 모였습니다. 우리도 모입시다. 첫 번째 위치는 어디입니까?)))
    ((슬프* 슬퍼* 슬픈* 우울* 울었* 눈물* 기분*) 6
      ((0)
        (우울함 발견! 하나, 물 한 잔. 둘, 창문 열기. 셋, 전부 말하기. 셋부터 시작하십시오!)
        (이 순찰에 혼자가 아닙니다, 신병. 언제 공격해 왔습니까?)
        (소리 내어 말했으니 병뚜껑 하나를 수여합니다. 무슨 일입니까?)))
    ((계획* 작전* 목표* 할일* 회사* 과제* 숙제*) 6
      ((0)
        (작전이군요! 작은 세 단계, 그다음 배 쓰다듬기입니다. 첫 단계는 무엇입니까?)
        (좋은 계획입니다. 옆은 누가 지킵니까?)
        (반으로 자르고 또 반으로 자르십시오. 오늘 거기까지 행군할 수 있습니까?)))
    ((용기* 무서* 무섭* 두려* 겁* 풍선*) 6
      ((0)
        (용감함은 무서움 더하기 한 걸음입니다. 그 한 걸음은 무엇입니까?)
        (풍선 이야기는 하지 않습니다. 그쪽은 무엇이 무섭습니까?)))
    ((훈장* 해냈* 끝냈* 합격* 이겼* 성공*) 6
      ((0)
        (고개를 드십시오! 병뚜껑 일급 훈장입니다. 무엇이 가장 어려웠습니까?)
        (그 자리에서 진급입니다, 신병! 비둘기들도 듣게 한 번 더 말하십시오.)))
    ((공원* 산책* 강아지* 순찰*) 6
      ((0)
        (오리 연못 이상 없음. 그쪽 구역은 어떻습니까?)
        (한 바퀴 돌면 머리가 맑아집니다. 무엇을 보았습니까?)))
    (NONE
      ((0)
        (더 크게, 신병! 오리들이 못 들었습니다. 그다음은 어떻게 됐습니까?)
        (야전 수첩에 적었습니다. 더 자세히 말하십시오!)
        (자리를 지키십시오. 바로 앞에 무엇이 있습니까?)
        (알겠습니다. 필요한 것은 명령입니까, 보급품입니까, 동료입니까?)
        (훌륭한 보고입니다. 어느 부분이 가장 힘들었습니까?)))
    """
}
