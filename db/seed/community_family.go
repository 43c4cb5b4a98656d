package seed

// aboutFamily are threads about parents, siblings and love.
var aboutFamily = []thread{
	{
		slug: "any-news", author: "asha", ago: inHours(170), category: "family-dynamics", tags: []string{"calls home", "settle down"},
		title: "\"So, any news?\" I have news. Just not that one",
		content: "Every call starts with it. Any news. I got the project I wanted, I fixed the leak under the sink by myself, I can do a headstand now. " +
			"None of this is news. There's only one kind of news.\n\nLast week I called first, at a time I picked, and said I have ten minutes. It was eleven minutes, and she told me about the neighbor's knee. " +
			"She didn't ask. I was so ready for it that I didn't know what to do with my face.\n\nHas anyone gotten something else to count as news?",
		support: 14, sameHere: 19, thankYou: 3,
		comments: []remark{
			{"nandini_k", inHours(1.2), "I send a photo with a headline. \"LOCAL WOMAN FIXES FAUCET.\" Now my mother forwards them to her sister. It's not respect exactly, but it's circulation."},
			{"ritu_b", inHours(2), "Circulation. I'm stealing this."},
			{"prakash_r", inHours(9), "I am a father, so throw tomatoes. We ask because it is the only question we were taught. Ask us back \"any news?\" and watch. When my daughter did, I had no answer. Then I told her about my garden for half an hour."},
			{"asha", inHours(11), "No tomatoes. I'll ask him that on Sunday. Nobody ever asks him anything, now that I think about it."},
			{"kavya_m", inHours(26), "அதே கதை தான் இங்கேயும். நான் first class வாங்கினேன்னு சொன்னா, \"சரி, அப்புறம்?\" அவ்வளவு தான்."},
			{"gurleen_b", inHours(30), "\"Sari, appuram\" has a Punjabi twin and it's \"chal theek hai, hor?\" Hor kuch nahi, Mummy. That was it."},
		},
	},
	{
		slug: "delayed-flight", author: "meher_d", ago: inHours(4.5), category: "family-dynamics", tags: []string{"weddings", "work"},
		title: "At every wedding my mother explains me like a delayed flight",
		content: "I left consulting two years ago to teach math to thirteen-year-olds. I'm good at it. At every function my mother takes people aside and says I'm \"still finding myself,\" like the gate has changed, please wait for the announcement.\n\n" +
			"I've always laughed along. On Saturday an uncle asked me straight out when I'd \"go back to a real position,\" and I heard myself say: soon, uncle. Soon. I'm fifty.\n\nWhy did I say soon?",
		support: 11, sameHere: 8, thankYou: 1,
		comments: []remark{
			{"lata_d", inHours(0.6), "Because at weddings we are all twelve. I taught for thirty-four years, Hindi, class eight. My own brother introduced me as \"she keeps busy\". You have a real position. You stand in front of thirty of them."},
			{"neha_j", inHours(1.1), "My sister says the mouth pays the toll so the car can get through. You paid the toll. It doesn't mean you agree with the road."},
			{"meher_d", inHours(1.6), "I read this out to my husband. He wants to know if the second one teaches math too."},
			{"harsh_v", inHours(3), "Next time: \"I teach, uncle. Ask me a fraction.\" He'll suddenly remember an urgent plate of jalebi."},
		},
	},
	{
		slug: "sister-who-stayed", author: "suresh_g", ago: inHours(260), category: "family-dynamics", tags: []string{"siblings", "money", "aging parents"},
		title: "I send the money, she gives the afternoons",
		content: "My sister lives ten minutes from our parents. I live twenty hours away. Amma has dialysis three times a week, and my sister drives her every time. I pay for it, and for the driver she refuses to use because he's rude to Amma.\n\n" +
			"On the phone we only talk about the bills. Last month she said \"you won't understand\" and I said \"then explain it with numbers,\" which is the stupidest thing I've ever said to another person.\n\nI don't know how to tell her that I know who's paying more.",
		support: 17, sameHere: 6, thankYou: 4,
		comments: []remark{
			{"fatima_z", inHours(3), "I'm the sister, in another family and another city. What you wrote in your last line. Send her exactly that line. Nothing before it, nothing after, no \"but.\""},
			{"joseph_v", inHours(5), "When I go home I take over everything for two weeks so my brother can get out of town. The first time he didn't leave the lane. The second time he went to Munnar and switched his phone off. Best money I ever spent."},
			{"suresh_g", inHours(22), "I sent the line. She replied six hours later with a photo of Amma asleep in the chair with her mouth open, and \"she'll be mad if you show anyone.\" I think this is good?"},
			{"fatima_z", inHours(23), "This is very good."},
			{"lata_d", inHours(40), "रो दी मैं ये पढ़कर। बहनें ऐसे ही हाँ कहती हैं।"},
		},
	},
	{
		slug: "in-laws-three-months", author: "pooja_t", ago: inHours(52), category: "family-dynamics", tags: []string{"in-laws", "visits"},
		title: "Saas-sasur are here for three months and I hide in the car",
		content: "They are lovely. Sach mein. Papaji waters my plants and Mummyji has reorganized the spices by a logic only she knows. But there's no room in this apartment where nobody asks me kya kar rahi ho.\n\n" +
			"So after work I sit in the parking lot for twenty minutes with the engine off and eat one packet of Kurkure. Yesterday my husband knocked on the window and I screamed. Now he knows about the Kurkure.\n\nHow do you all do visits without turning into a bad person?",
		support: 12, sameHere: 16, thankYou: 2,
		comments: []remark{
			{"anjali_p", inHours(0.8), "You're not a bad person, you're a person with one bathroom. I told mine \"I have a class from 6 to 7,\" and the class is me lying on the bedroom floor. My husband guards the door."},
			{"zainab_k", inHours(2.5), "Teen mahine is long for them too. Mine were so bored they fought over the remote. I found them the library with Urdu shelves and the mall walkers at 8. By week four they had more friends than I've made in nine years."},
			{"pooja_t", inHours(4), "Mall walkers. Papaji would be president within a week."},
			{"shazia_a", inHours(20), "Offer your husband half the Kurkure and half the job. They're his parents. He can do the evening chai and the kya kar rahi ho."},
			{"lakshmi_iyer", inHours(27), "As the one who visits: we also hide. I stand in the laundry room and read the instructions. Tell us what to do and then leave us alone with it, we will be grateful."},
		},
	},
	{
		slug: "father-on-speaker", author: "imran_q", ago: inHours(330), category: "family-dynamics", tags: []string{"fathers", "grief"},
		title: "Abbu has started calling me himself",
		content: "Since Dada passed, my father calls. It used to be Ammi, who'd hand him the phone. Now it's him. He presses the button. He doesn't know what to say after salaam. He asks about the tires.\n\n" +
			"Yesterday we were quiet for what my phone says was four minutes. I could hear the fan in Dada's room. Then he said \"chalo beta\" and hung up. I'm writing this down somewhere because I can't tell anyone at work that my father and I listened to a fan.",
		support: 21, sameHere: 5, thankYou: 12,
		comments: []remark{
			{"omar_f", inHours(1), "Tires is love. Mine asks about the geyser. I live in a building with central heating."},
			{"sana_w", inHours(2), "Aap ne likha, aur mujhe apne Abba ka pankha sunayi diya. Allah sab ke walid ko salamat rakhe."},
			{"dilip_c", inHours(8), "Four minutes of a fan is a long conversation. Thank you for writing it."},
			{"imran_q", inHours(31), "He called again today. About the tires. I sent him a photo of all four."},
		},
	},
	{
		slug: "not-gujarati", author: "anjali_p", ago: inHours(29), category: "relationships", tags: []string{"telling parents", "interfaith"},
		title: "Four years together and they think I'm just very busy with work",
		content: "He's not Gujarati, he's not Hindu, and he's the kindest person I've ever stood in line with. My parents think I work weekends. I'm running out of work.\n\n" +
			"He's never pushed. On Sunday he put away his toothbrush before my mom's video call, on his own, without me asking, and I felt sick. I don't want someone who's good at hiding.\n\n" +
			"I'm not asking how to make them agree. I'm asking how you start the sentence.",
		support: 20, sameHere: 13, thankYou: 2,
		comments: []remark{
			{"roshni_f", inHours(0.5), "I started with the verb. \"I love someone and I want to tell you who.\" Everything I'd planned after that went out the window, and it was fine. It was about forty minutes of not fine, and then it was fine-ish."},
			{"arif_h", inHours(1.5), "I told my brother first. So when I told my parents, there was already one person in the house who knew and hadn't fallen over."},
			{"asha", inHours(3), "The toothbrush. I'm so sorry. No advice, just: I see it."},
			{"vivek_n", inHours(6), "Do you want ideas or company? Asking because I have both."},
			{"anjali_p", inHours(7), "Company now. Ideas by Friday, they're visiting in the spring."},
			{"vivek_n", inHours(7.5), "Company it is. My parents met her at the airport by accident, so don't take ideas from me."},
			{"meher_d", inHours(14), "From an interfaith marriage of twenty-six years: they wanted to know if he would eat with them. That was the whole question under all the shouting. He ate three helpings. I know it isn't that easy for everyone. I wish you a good cook."},
		},
	},
	{
		slug: "separated-february", author: "karthik_r", ago: inHours(494), category: "relationships", tags: []string{"separation"},
		title: "How do you sleep on one side of a bed",
		content: "We separated in winter. I still sleep on the left with my arm along the edge, as if there were someone to be careful of. On Sunday I bought a new bedspread, the first one I've ever picked out myself, and it's ugly. It has mallards.\n\n" +
			"Nothing to ask. I just wanted one place where I don't have to say she's at a conference.",
		support: 23, sameHere: 7, thankYou: 5,
		comments: []remark{
			{"ritu_b", inHours(2), "Mallards are loyal for a season at a time, which is more honest than most of us. You don't have to say anything about any conference here."},
			{"neha_j", inHours(4), "I slept on the couch for five months because a couch only has one side. Then one night, the middle of the bed. You'll know when."},
			{"harsh_v", inHours(12), "Please describe the mallards. Are they flying or sitting?"},
			{"karthik_r", inHours(13), "Flying. All in one direction, except for one near the pillow."},
			{"tharini_s", inHours(20), "அந்த ஒண்ணு தான் நீங்க. It will find its way."},
		},
	},
	{
		slug: "husband-does-not-talk", author: "zainab_k", ago: inHours(95), category: "relationships", tags: []string{"marriage", "after the baby"},
		title: "We talk about the baby, the trash, and the Costco list",
		content: "We used to talk until Fajr. Now our texts read like a warehouse inventory. Wipes. Milk. Did she poop. He's a good father, he does nights. I miss my friend.\n\n" +
			"Kal raat main ne sirf itna kaha: mujhe tum yaad aate ho. He was in the same room. He put down the bottle brush and didn't know what to do with his hands. It was the best minute of the month.",
		support: 18, sameHere: 15, thankYou: 6,
		comments: []remark{
			{"fatima_z", inHours(1), "\"Mujhe tum yaad aate ho\" to a man in the same room. I need to go sit down."},
			{"joseph_v", inHours(3), "We made a rule, 9 to 9:15, no logistics. The first evening neither of us could think of a single thing. We laughed so hard the baby woke up."},
			{"gurleen_b", inHours(10), "How old is the baby? For us it came back around month ten. Nobody told me it would, so I'm telling you."},
			{"zainab_k", inHours(11), "Five months. Thank you. I didn't know it was a thing that comes back."},
		},
	},
	{
		slug: "app-and-the-biodata", author: "harsh_v", ago: inHours(215), category: "relationships", tags: []string{"arranged marriage", "dating"},
		title: "I made my own biodata as a joke and now I like it",
		content: "Mummy's version: good family, B.E., M.S., well settled, vegetarian, 5'9\" (I am 5'7\"). Mine, written at 1 am: talks to pigeons. Cries at cricket, even when India wins. Good at silence, bad at parking. Wants someone to be boring with.\n\n" +
			"I sent it to my cousin for a laugh. She said it's the first true thing in the family folder. I'm thinking of asking Mummy to attach it as page two. Pagal hun kya?",
		support: 9, sameHere: 4, thankYou: 8,
		comments: []remark{
			{"pooja_t", inHours(0.7), "Page two, please. I married a page one. It took me three years to get to page two, and page two was the good one."},
			{"asha", inHours(5), "I have a biodata sitting unopened in the family group. If it had said talks to pigeons, I would've opened it."},
			{"aman_s", inHours(9), "Wants someone to be boring with. Yes. That's all any of us want, whichever folder we're in."},
			{"harsh_v", inHours(48), "Update: Mummy read it, said nothing for a day, then corrected the spelling and put it in."},
		},
	},
}
