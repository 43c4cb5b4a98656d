package seed

// aboutFamily are threads about parents, siblings and love.
var aboutFamily = []thread{
	{
		slug: "any-news", author: "asha", ago: inHours(170), category: "family-dynamics", tags: []string{"calls home", "settle down"},
		title: "\"So, any news?\" I have news. Just not that one",
		content: "Every call starts with it. Any news. I got the project I wanted, I fixed the leak under the sink by myself, I can do a headstand now. " +
			"None of this is news. There is one news.\n\nLast week I rang first, at a time I chose, and said I have ten minutes. It was eleven minutes and she told me about the neighbour's knee. " +
			"She did not ask. I was so ready for it that I did not know what to do with my face.\n\nHas anybody managed to make something else count as news?",
		support: 14, sameHere: 19, thankYou: 3,
		comments: []remark{
			{"nandini_k", inHours(1.2), "I send a photo with a headline. \"LOCAL WOMAN REPAIRS TAP.\" My mother now forwards them to her sister. It is not respect exactly but it is circulation."},
			{"ritu_b", inHours(2), "Circulation. I am stealing this."},
			{"prakash_r", inHours(9), "I am a father, so throw tomatoes. We ask because it is the only question we were taught. Ask us back \"any news?\" and watch. I had no answer when my daughter did. Then I told her about my garden for half an hour."},
			{"asha", inHours(11), "No tomatoes. I will ask him that on Sunday. He never gets asked anything, now that I think of it."},
			{"kavya_m", inHours(26), "அதே கதை தான் இங்கேயும். நான் first class வாங்கினேன்னு சொன்னா, \"சரி, அப்புறம்?\" அவ்வளவு தான்."},
			{"gurleen_b", inHours(30), "\"Sari, appuram\" has a Punjabi twin and it is \"chal theek hai, hor?\" Hor kuch nahi, Mummy. This was it."},
		},
	},
	{
		slug: "delayed-flight", author: "meher_d", ago: inHours(4.5), category: "family-dynamics", tags: []string{"weddings", "work"},
		title: "At every wedding my mother explains me like a delayed flight",
		content: "I left consulting two years ago to teach maths to thirteen-year-olds. I am good at it. At every function my mother takes people aside and says that I am \"still finding myself\", the way one says the gate has changed, please wait for the announcement.\n\n" +
			"I always laughed along. On Saturday an uncle asked me directly when I would \"go back to a real position\" and I heard myself say: soon, uncle. Soon. I am fifty.\n\nWhy did I say soon?",
		support: 11, sameHere: 8, thankYou: 1,
		comments: []remark{
			{"lata_d", inHours(0.6), "Because at weddings we are all twelve. I taught for thirty-four years, Hindi, class eight. My own brother introduced me as \"she keeps busy\". You have a real position. You stand in front of thirty of them."},
			{"neha_j", inHours(1.1), "My sister says that the mouth pays the toll so the car can pass. You paid the toll. It does not mean you agree with the road."},
			{"meher_d", inHours(1.6), "I read this out to my husband. He asked whether you teach maths too, the second one."},
			{"harsh_v", inHours(3), "Next time: \"I teach, uncle. Ask me a fraction.\" He will remember an urgent plate of jalebi."},
		},
	},
	{
		slug: "sister-who-stayed", author: "suresh_g", ago: inHours(260), category: "family-dynamics", tags: []string{"siblings", "money", "ageing parents"},
		title: "I send the money, she gives the afternoons",
		content: "My sister lives ten minutes from our parents. I live twenty hours away. Amma's dialysis is three times a week and my sister drives every one. I pay for it, and for the driver she refuses to use because he is rude to Amma.\n\n" +
			"On the phone we talk about the bills only. Last month she said \"you will not understand\" and I said \"then explain with numbers\", which is the stupidest sentence I have ever said to another person.\n\nI don't know how to say to her that I know who is paying more.",
		support: 17, sameHere: 6, thankYou: 4,
		comments: []remark{
			{"fatima_z", inHours(3), "I am the sister, in another family and another city. What you wrote in your last line. Send her exactly that line. Nothing before, nothing after, no \"but\"."},
			{"joseph_v", inHours(5), "When I go home I take over everything for two weeks so my brother can leave town. First time he did not leave the lane. Second time he went to Munnar and switched the phone off. Best money I have spent."},
			{"suresh_g", inHours(22), "I sent the line. She replied after six hours with a photo of Amma asleep in the chair with her mouth open and \"she will be angry if you show anyone\". I think this is good?"},
			{"fatima_z", inHours(23), "This is very good."},
			{"lata_d", inHours(40), "रो दी मैं ये पढ़कर। बहनें ऐसे ही हाँ कहती हैं।"},
		},
	},
	{
		slug: "in-laws-three-months", author: "pooja_t", ago: inHours(52), category: "family-dynamics", tags: []string{"in-laws", "visits"},
		title: "Saas-sasur are here for three months and I hide in the car",
		content: "They are lovely. Sach mein. Papaji waters my plants and Mummyji has reorganised the spices by a logic only she knows. But there is no room in this flat where nobody asks me kya kar rahi ho.\n\n" +
			"So after office I sit in the parking lot for twenty minutes with the engine off and eat one packet of Kurkure. Yesterday my husband knocked on the window and I screamed. Now he knows about the Kurkure.\n\nHow do you people do visits without becoming a bad person?",
		support: 12, sameHere: 16, thankYou: 2,
		comments: []remark{
			{"anjali_p", inHours(0.8), "You are not a bad person, you are a person with one bathroom. I told mine \"I have a class from 6 to 7\" and the class is me lying on the bedroom floor. Husband guards the door."},
			{"zainab_k", inHours(2.5), "Teen mahine is long for them also. Mine were so bored that they fought about the remote. I found them the library with Urdu shelves and the mall walkers at 8. By week four they had more friends than I have made in nine years."},
			{"pooja_t", inHours(4), "Mall walkers. Papaji would be president in a week."},
			{"shazia_a", inHours(20), "Offer your husband half of the Kurkure and half of the job. They are his parents. He can do the evening chai and the kya kar rahi ho."},
			{"lakshmi_iyer", inHours(27), "As the one who visits: we also hide. I stand in the laundry room and read the instructions. Tell us what to do and then leave us alone with it, we will be grateful."},
		},
	},
	{
		slug: "father-on-speaker", author: "imran_q", ago: inHours(330), category: "family-dynamics", tags: []string{"fathers", "grief"},
		title: "Abbu has started to call me by himself",
		content: "Since Dada passed, my father calls. Not Ammi who then hands over the phone. He. He presses the button. He does not know what to say after salaam. He asks about the tyres.\n\n" +
			"Yesterday we were silent for what my phone says was four minutes. I could hear the fan in Dada's room. Then he said \"chalo beta\" and hung up. I am writing this down somewhere because I can't tell anyone at work that my father and I listened to a fan.",
		support: 21, sameHere: 5, thankYou: 12,
		comments: []remark{
			{"omar_f", inHours(1), "Tyres is love. Mine asks about the geyser. I live in a building with central heating."},
			{"sana_w", inHours(2), "Aap ne likha, aur mujhe apne Abba ka pankha sunayi diya. Allah sab ke walid ko salamat rakhe."},
			{"dilip_c", inHours(8), "Four minutes of a fan is a long conversation. Thank you for writing it."},
			{"imran_q", inHours(31), "He called again today. About the tyres. I sent him a photo of all four."},
		},
	},
	{
		slug: "not-gujarati", author: "anjali_p", ago: inHours(29), category: "relationships", tags: []string{"telling parents", "interfaith"},
		title: "Four years together and they think I am very busy with work",
		content: "He is not Gujarati, he is not Hindu, and he is the kindest person I have ever stood in a queue with. My parents think I work weekends. I have run out of work.\n\n" +
			"He has never pushed. On Sunday he packed away his toothbrush before my mother's video call, by himself, without me asking, and I felt sick. I don't want a person who is good at hiding.\n\n" +
			"I am not asking how to make them agree. I am asking how you begin the sentence.",
		support: 20, sameHere: 13, thankYou: 2,
		comments: []remark{
			{"roshni_f", inHours(0.5), "I began with the verb. \"I love somebody and I want to tell you who.\" Everything I had planned after that went out of the window and it was fine, it was about forty minutes of not fine and then it was fine-ish."},
			{"arif_h", inHours(1.5), "I told my brother first. So when I told my parents there was already one person in the house who knew and had not fallen over."},
			{"asha", inHours(3), "The toothbrush. I am so sorry. No advice, just: I see it."},
			{"vivek_n", inHours(6), "Do you want ideas or company? Asking because I have both."},
			{"anjali_p", inHours(7), "Company now. Ideas by Friday, they come to visit at Easter."},
			{"vivek_n", inHours(7.5), "Company it is. My parents met her at the airport by accident, so do not take ideas from me."},
			{"meher_d", inHours(14), "From an interfaith marriage of twenty-six years: they wanted to know if he would eat with them. That was the whole question under the shouting. He ate three helpings. I know it is not so easy for everybody. I wish you a good cook."},
		},
	},
	{
		slug: "separated-february", author: "karthik_r", ago: inHours(494), category: "relationships", tags: []string{"separation"},
		title: "How do you sleep on one side of a bed",
		content: "We separated in winter. I still sleep on the left with my arm along the edge as if there was a person to be careful of. On Sunday I bought a new bedcover, the first one I have chosen in my life, and it is ugly. It has mallards.\n\n" +
			"Nothing to ask. I just wanted one place where I don't have to say she is at a conference.",
		support: 23, sameHere: 7, thankYou: 5,
		comments: []remark{
			{"ritu_b", inHours(2), "Mallards are loyal for a season at a time, which is more honest than most of us. You don't have to say anything about any conference here."},
			{"neha_j", inHours(4), "I slept on the sofa for five months because the sofa has only one side. Then one night the middle of the bed. You will know."},
			{"harsh_v", inHours(12), "Post a description of the mallards. Are they flying or sitting."},
			{"karthik_r", inHours(13), "Flying. All in one direction, except one near the pillow."},
			{"tharini_s", inHours(20), "அந்த ஒண்ணு தான் நீங்க. It will find its way."},
		},
	},
	{
		slug: "husband-does-not-talk", author: "zainab_k", ago: inHours(95), category: "relationships", tags: []string{"marriage", "after the baby"},
		title: "We talk about the baby, the bins and the Costco list",
		content: "We used to talk until Fajr. Now the messages between us read like a warehouse. Wipes. Milk. Did she poop. He is a good father, he does nights. I miss my friend.\n\n" +
			"Kal raat main ne sirf itna kaha: mujhe tum yaad aate ho. He was in the same room. He put down the bottle brush and did not know what to do with his hands. It was the best minute of the month.",
		support: 18, sameHere: 15, thankYou: 6,
		comments: []remark{
			{"fatima_z", inHours(1), "\"Mujhe tum yaad aate ho\" to a man in the same room. I have to go and sit down."},
			{"joseph_v", inHours(3), "We made a rule, 9 to 9:15, no logistics. The first evening neither of us could think of one thing. We laughed so much that the child woke up."},
			{"gurleen_b", inHours(10), "How old is the baby? With us it came back around month ten. Nobody told me it would. So I am telling you."},
			{"zainab_k", inHours(11), "Five months. Thank you. I did not know it was a thing that comes back."},
		},
	},
	{
		slug: "app-and-the-biodata", author: "harsh_v", ago: inHours(215), category: "relationships", tags: []string{"arranged marriage", "dating"},
		title: "I made my own biodata as a joke and now I like it",
		content: "Mummy's version: good family, B.E., M.S., well settled, vegetarian, 5'9\" (I am 5'7\"). Mine, written at 1 am: talks to pigeons. Cries at cricket, also when India wins. Good at silence, bad at parking. Wants somebody to be boring with.\n\n" +
			"I sent it to my cousin for a laugh. She said this is the first true thing in the family folder. I am thinking of asking Mummy to attach it as page two. Pagal hun kya?",
		support: 9, sameHere: 4, thankYou: 8,
		comments: []remark{
			{"pooja_t", inHours(0.7), "Page two, please. I married a page one. It took me three years to get to page two, and page two was the good one."},
			{"asha", inHours(5), "I have a biodata sitting unopened in the family group. If it had said talks to pigeons I would have opened it."},
			{"aman_s", inHours(9), "Wants somebody to be boring with. Yes. That is all any of us want, in whichever folder."},
			{"harsh_v", inHours(48), "Update: Mummy read it, said nothing for a day, then corrected the spelling and put it in."},
		},
	},
}
