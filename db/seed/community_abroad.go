package seed

// aboutBeingHere are threads about names, papers and work.
var aboutBeingHere = []thread{
	{
		slug: "call-centre-voice", author: "asha", ago: inHours(74), category: "identity", tags: []string{"accent", "language"},
		title: "I have one voice for work and one for home and last week they swapped",
		content: "At stand-up I say \"schedule\" the way they do. On the phone with Amma I speak Tamil with the Trichy still in it. On Tuesday I was tired and said something to my manager in the home voice, only the tune of it, and he said \"sorry?\". " +
			"An hour later I answered Amma with \"sounds good\" and she said, very politely, \"okay ma'am\".\n\nI laughed. Then I went and stood in the stairwell. Which one of them is the one who is thinking?",
		support: 16, sameHere: 22, thankYou: 4,
		comments: []remark{
			{"kavya_m", inHours(0.9), "\"Okay ma'am\" from an amma is a knife with jasmine on it."},
			{"nikhil_o", inHours(2), "I count in Odia. Always, even money. So I decided that one is the one who is thinking, and the others are staff."},
			{"asha", inHours(3), "The others are staff. I count in Tamil too. I just checked, in the lift, with the buttons."},
			{"bishal_t", inHours(7), "In my lab I am one syllable. At home I am babu. On the phone to my sister I am only \"oi\". I like oi best."},
			{"roshni_f", inHours(30), "Mine is Konkani when I hit my foot on something. Apparently that is the real me, and she swears."},
		},
	},
	{
		slug: "nani-switched", author: "aman_s", ago: inHours(34), category: "identity", tags: []string{"language", "grandparents"},
		title: "Nani switched to English for me",
		content: "She asked me something simple in Punjabi, if I wanted the last roti, and I answered in English without noticing. And she switched. For me. In the English she learned from Deepak uncle's television.\n\n" +
			"Everyone says it is me who lost something. But I watched an eighty-one-year-old put down her own language like a plate so that I could reach. I don't know what to do with that.",
		support: 24, sameHere: 13, thankYou: 7,
		comments: []remark{
			{"gurleen_b", inHours(1), "Pick up the plate. Ask her the word for something you can see, one each call. My Biji and I have done walls, buttons, sneezing. She is very strict about sneezing."},
			{"prakash_r", inHours(4), "From the other side: we do not feel that we put it down. We feel that we are being modern. Let her be modern also."},
			{"aman_s", inHours(6), "I rang and asked the word for sneeze. She said why, are you ill. We are making progress."},
			{"shirin_a", inHours(16), "আমার নানু-ও ঠিক এমন। I answer in Bangla with all the wrong endings and she pretends not to notice. That is also love."},
		},
	},
	{
		slug: "too-brown-not-brown", author: "kavya_m", ago: inHours(290), category: "identity", tags: []string{"second generation", "campus"},
		title: "At the Indian students' table I am the American and at every other table I am the Indian",
		content: "Born in Ann Arbor. My Tamil is kitchen Tamil, I can ask for more rasam and say who is older than whom. The international students are nice and then they speak so fast and laugh about a serial I have never seen. " +
			"My roommates are nice and ask me if my henna has a meaning. It is from a tube and it means that I was bored.\n\nIs there a table?",
		support: 15, sameHere: 20, thankYou: 2,
		comments: []remark{
			{"bishal_t", inHours(2), "I am from the fast table. We are loud because we are scared, half of us had never cooked rice before August. Come and ask what the serial is. Somebody will explain it for an hour."},
			{"shirin_a", inHours(5), "There is a table, it is the four of us at the back who are the wrong amount of everything. We take kitchen Bangla."},
			{"deepa_nair", inHours(6), "Kitchen Malayalam reporting. I can insult three generations of a coconut and cannot read a bus."},
			{"kavya_m", inHours(28), "I sat at the fast table. The serial has been running for eleven years and everybody has had two funerals. It was fun."},
		},
	},
	{
		slug: "caste-question", author: "nikhil_o", ago: inHours(130), category: "identity", tags: []string{"caste", "friends"},
		title: "\"And what is your full name?\" is never about my name",
		content: "It was a potluck. Nice people. I said my first name, and an older man said haan but full name, and I knew, and he knew that I knew, and everyone suddenly had to look at the raita.\n\n" +
			"I use a surname here that tells nothing. My father chose it for us, so that we would not have to stand there at potlucks. I am proud of him and tired of it at once. I have never told my closest friend here. She has never asked, which is either kindness or not knowing.",
		support: 26, sameHere: 9, thankYou: 11,
		comments: []remark{
			{"sana_w", inHours(1), "I am sorry that it happened over food, where one cannot leave. Thank you for trusting this place with it."},
			{"tharini_s", inHours(3), "In my town it was the village name. They ask which village and you watch them put you on a shelf. Your father did a loving thing. You are allowed to be tired of it."},
			{"dilip_c", inHours(7), "When somebody asks me I say \"that is all of it\" and ask for their blood group. It buys a minute."},
			{"nikhil_o", inHours(9), "Blood group. I laughed out loud in the train, thank you."},
			{"vivek_n", inHours(26), "I am from the families who used to ask. I did not see it until I was thirty. I now say something when an uncle starts, even if only \"chhodiye na\". It is late, and it is the least."},
		},
	},
	{
		slug: "pack-light", author: "vivek_n", ago: inHours(6), category: "immigration", tags: []string{"green card", "waiting"},
		title: "Eleven years on a visa and I still pack light",
		content: "I have never bought a real bookshelf. My books are in the boxes they came in, with the tape folded back so that I could close them again. My therapist friend calls it anxiety. I call it I-797.\n\n" +
			"On Saturday I stood in front of a bookshelf, solid wood, second-hand, eighty dollars, for half an hour. The woman asked if I had a car. I said I am only looking. I have been only looking for eleven years.\n\nHow do you let yourself stay?",
		support: 21, sameHere: 24, thankYou: 3,
		comments: []remark{
			{"neha_j", inHours(0.3), "Buy it. If you have to leave I will take it, I am serious, I have a car."},
			{"arif_h", inHours(0.7), "I planted a lemon tree in a pot. Every year it has to move to a bigger pot and every year I think what a stupid thing to own. It has nine lemons now."},
			{"suresh_g", inHours(1.4), "Fourteen years here. We painted one wall. Only one, the children chose the colour, it is terrible. When I look at it I live here."},
			{"vivek_n", inHours(2.2), "I went back. It was gone. I was so angry that I understood something. There is another one on Thursday."},
			{"ritu_b", inHours(4), "Tell us on Thursday."},
		},
	},
	{
		slug: "dependent-visa", author: "neha_j", ago: inHours(451), category: "immigration", tags: []string{"h-4", "work"},
		title: "I was a branch manager. Now I am \"and spouse\"",
		content: "Forty people reported to me in Nashik. Here the form says \"and spouse\". I am not allowed to earn. I have become very good at sourdough and I hate bread.\n\n" +
			"My husband is sweet and says enjoy the break. It is not a break if you cannot end it. I know that one day the paper will come. What do you do with a brain in between?",
		support: 19, sameHere: 12, thankYou: 4,
		comments: []remark{
			{"sana_w", inHours(2), "Four winters on that stamp. What helped me: something with a Tuesday in it. I read to old people at the library in English and in Hindi. Check first what you may and may not do, volunteering has its own rules, ask somebody who knows. But find a Tuesday."},
			{"zainab_k", inHours(6), "The bread. I did macramé. Our flat looks like a fishing boat."},
			{"neha_j", inHours(8), "I would like to see the fishing boat. Okay, a Tuesday. I will look for one."},
			{"anjali_p", inHours(50), "Say it to him as you said it here: it is not a break if you cannot end it. Mine only understood when I gave him that sentence."},
			{"neha_j", inHours(200), "Reporting back. Wednesdays, at the food pantry. I have reorganised their shelves and there is a man who now calls me boss."},
		},
	},
	{
		slug: "could-not-fly", author: "bishal_t", ago: inHours(240), category: "immigration", tags: []string{"grief", "student visa"},
		title: "My hajurama is gone and my stamp has expired",
		content: "If I go I may not be able to come back for the semester. Ba said don't come, she would scold you for wasting the fee. So I stayed. My uncle held the phone at the river but the network went.\n\n" +
			"I gave a presentation on soil the next morning. Everyone said great job. I don't know what kind of person does that.",
		support: 27, sameHere: 11, thankYou: 3,
		comments: []remark{
			{"imran_q", inHours(1), "The kind whose grandmother would scold him for wasting the fee. I watched mine on a phone as well. I am sorry about the network. What was she like when she scolded?"},
			{"bishal_t", inHours(2), "She threw slippers but she aimed next to you. She never hit anybody in eighty-four years."},
			{"joseph_v", inHours(3), "That is a saint with bad aim on purpose. We keep the fortieth day here with whoever is in the flat. Come when yours is, wherever you are, light something, somebody will stand with you if you ask."},
			{"tharini_s", inHours(10), "We were not able to go either, in 2009, for other reasons. I cook her fish curry on the date and it is never right, and that is the ritual now. I am holding a plate for your hajurama."},
			{"bishal_t", inHours(96), "Four people from my lab came on the thirteenth day. I told them no salt and they did not ask why. Thank you all."},
		},
	},
	{
		slug: "oath-ceremony", author: "lata_d", ago: inHours(110), category: "immigration", tags: []string{"citizenship", "home"},
		title: "शपथ के दिन मैं क्यों रोई",
		content: "सत्तासठ की उम्र में अमेरिकन हो गई। बेटा खुश, बहू ने केक मँगवाया। हॉल में झंडा, गाना, सब ताली बजा रहे थे। और मुझे बस जबलपुर की वो गली याद आ रही थी जहाँ बिजली जाती थी तो सब छत पर आ जाते थे।\n\n" +
			"कुछ छूटा नहीं है, फिर भी लगा जैसे किसी ने हाथ से कुछ ले लिया। नीला पासपोर्ट अच्छा है। पुराना वाला अलमारी में साड़ी के नीचे रखा है। कभी-कभी खोलकर देखती हूँ। क्या आप लोगों को भी ऐसा हुआ?",
		support: 18, sameHere: 10, thankYou: 9,
		comments: []remark{
			{"pooja_t", inHours(1), "हाँ। मम्मी ने अपना पुराना पासपोर्ट पूजा में रखा है, लक्ष्मी जी के पास। कोई कुछ नहीं बोलता।"},
			{"meher_d", inHours(3), "I cried in the parking lot and then we had pancakes. Both were real. जबलपुर की छत को सलाम।"},
			{"prakash_r", inHours(9), "I still have mine with the corner cut off. That cut corner, I cannot explain it to my children."},
			{"lata_d", inHours(20), "कटा हुआ कोना। बिल्कुल वही। आप सबने समझ लिया, बस इतना ही चाहिए था।"},
		},
	},
	{
		slug: "team-closed", author: "rohan_m", ago: inHours(13), category: "career", tags: []string{"layoff", "fathers"},
		title: "They closed my team. I told my father in one sentence and he asked if I had eaten",
		content: "I practised for weeks. \"Papa, they closed my team.\" I had it on a card in my shirt pocket, like a fool, like a boy going to recite.\n\n" +
			"He was quiet and then he said \"jamyo?\" Have you eaten. I said no. He said first eat, and then he stayed on the phone while I ate khichdi, and told me about the time in 1991 when the mill shut and he sold incense for eight months. I am forty. I never knew about the incense.\n\n" +
			"I wanted to put it here because all the posts about telling parents end badly, and one should not.",
		support: 25, sameHere: 6, thankYou: 22,
		comments: []remark{
			{"dilip_c", inHours(0.5), "I was laid off in spring and have told my parents that I am on leave. I am reading this for the third time."},
			{"rohan_m", inHours(1), "Take whatever you can use. Mine fits on a card if you want a short one."},
			{"nandini_k", inHours(2), "The incense. They carry whole years that they never mention, and then khichdi opens the tin."},
			{"dilip_c", inHours(9), "Told Ma. She asked if the company at least gave me the chair. Then she cried, and then she said come home for Bihu. I slept."},
		},
	},
	{
		slug: "mispronounced", author: "nandini_k", ago: inHours(190), category: "career", tags: []string{"names", "meetings"},
		title: "My manager calls me Nancy and it has been a year and a half",
		content: "The first time I thought he had misheard. The second time there was a client. By the tenth time it was too late, like when you have met somebody too often to ask their name, only it is my own.\n\n" +
			"I have led two launches as Nancy. There is an award on a shelf with my full name and he read it out as Nancy. How do you correct something after eighteen months without making it a case?",
		support: 13, sameHere: 17, thankYou: 2,
		comments: []remark{
			{"shirin_a", inHours(1.5), "What I said to mine after one year: \"Small thing that I should have said on day one. I am not a Sharon. It matters to me.\" He went red, asked how it goes, and has got it right since. I had been scared of three sentences."},
			{"harsh_v", inHours(3), "In writing, before a meeting, with how it sounds. So he can be embarrassed alone. That was kinder to both of us."},
			{"arif_h", inHours(8), "Also tell one colleague. Mine says it loudly and correctly before the boss can get there. Tag team."},
			{"nandini_k", inHours(72), "I did it in writing. He wrote back \"I am mortified, thank you\". Today he said it, too slowly, one syllable after the other, like a spell. I will take a spell."},
		},
	},
	{
		slug: "night-shift-nurse", author: "joseph_v", ago: inHours(310), category: "career", tags: []string{"nursing", "nights"},
		title: "Twenty years of other people's nights",
		content: "I am a nurse, nights, twenty years. When I come off shift it is evening in Kottayam and everybody there wants me cheerful. I sit in the car in the hospital garage to do the call because if I go home first I will sleep in my shoes.\n\n" +
			"We lost a man this week who had the same cough as my father. I did everything right. Then I called my father and talked about the rubber price.\n\nNot sad exactly. Full. How do other night people empty the bucket?",
		support: 22, sameHere: 9, thankYou: 14,
		comments: []remark{
			{"fatima_z", inHours(2), "Respiratory therapist here. I say the person's first name once, out loud, in the car, before I start the engine. Nobody told me to. It is a small door that closes."},
			{"gurleen_b", inHours(5), "My mother did nights for thirty years and we were told not to make noise. Nobody told us to ask. Thank you for all the nights."},
			{"joseph_v", inHours(11), "The name in the car. I did it today. Thank you."},
			{"deepa_nair", inHours(29), "Pharmacy student, so a baby in this. We have a thing called debrief on paper and nobody does it. Your last question should be printed on the wall."},
		},
	},
	{
		slug: "first-generation-boss", author: "gurleen_b", ago: inHours(88), category: "career", tags: []string{"family business", "truckers"},
		title: "My dad's trucks, my degree, and whose name is on the door",
		content: "I did accounts for his four trucks since I was eleven. Now there are nineteen and I have the MBA. He says \"it's all yours, puttar\" and then re-does every invoice at night by hand because the software has no feel.\n\n" +
			"Last night I found him at the kitchen table at 2 with the calculator and his glasses on a string. I was going to shout. I made tea. We did the invoices by hand until 3. I still need him to stop. I just don't want to win it.",
		support: 14, sameHere: 7, thankYou: 5,
		comments: []remark{
			{"anjali_p", inHours(2), "Motel kid here. Same table, same calculator, same string. I gave mine one ledger that is only his. He is very happy and it is even useful."},
			{"suresh_g", inHours(6), "I don't want to win it. That is the sentence."},
			{"gurleen_b", inHours(20), "He has chosen the fuel receipts as his ledger. He says that the software may have the rest \"for now\"."},
		},
	},
}
