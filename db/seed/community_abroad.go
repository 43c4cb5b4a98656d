package seed

// aboutBeingHere are threads about names, papers and work.
var aboutBeingHere = []thread{
	{
		slug: "call-centre-voice", author: "asha", ago: inHours(74), category: "identity", tags: []string{"accent", "language"},
		title: "I have one voice for work and one for home, and last week they swapped",
		content: "At stand-up I say \"schedule\" the way they do. On the phone with Amma I speak Tamil with the Trichy still in it. On Tuesday I was tired and said something to my manager in the home voice, just the tune of it, and he said, \"Sorry?\" " +
			"An hour later I answered Amma with \"sounds good\" and she said, very politely, \"okay ma'am.\"\n\nI laughed. Then I went and stood in the stairwell. Which one of them is doing the thinking?",
		support: 16, sameHere: 22, thankYou: 4,
		comments: []remark{
			{"kavya_m", inHours(0.9), "\"Okay ma'am\" from an amma is a knife with jasmine on it."},
			{"nikhil_o", inHours(2), "I count in Odia. Always, even money. So I decided that one does the thinking, and the others are staff."},
			{"asha", inHours(3), "The others are staff. I count in Tamil too. I just checked, in the elevator, with the buttons."},
			{"bishal_t", inHours(7), "In my lab I'm one syllable. At home I'm babu. On the phone with my sister I'm just \"oi.\" I like oi best."},
			{"roshni_f", inHours(30), "Mine is Konkani when I stub my toe. Apparently that's the real me, and she swears."},
		},
	},
	{
		slug: "nani-switched", author: "aman_s", ago: inHours(34), category: "identity", tags: []string{"language", "grandparents"},
		title: "Nani switched to English for me",
		content: "She asked me something simple in Punjabi, did I want the last roti, and I answered in English without noticing. And she switched. For me. In the English she picked up from Deepak uncle's TV.\n\n" +
			"Everyone says I'm the one who lost something. But I watched an eighty-one-year-old put down her own language like a plate so I could reach. I don't know what to do with that.",
		support: 24, sameHere: 13, thankYou: 7,
		comments: []remark{
			{"gurleen_b", inHours(1), "Pick up the plate. Ask her the word for something you can see, one per call. My Biji and I have done walls, buttons, sneezing. She's very strict about sneezing."},
			{"prakash_r", inHours(4), "From the other side: we don't feel we are putting anything down. We feel we are being modern. Let her be modern also."},
			{"aman_s", inHours(6), "I called and asked her the word for sneeze. She said why, are you sick. We're making progress."},
			{"shirin_a", inHours(16), "আমার নানু-ও ঠিক এমন। I answer in Bangla with all the wrong endings and she pretends not to notice. That's love too."},
		},
	},
	{
		slug: "too-brown-not-brown", author: "kavya_m", ago: inHours(290), category: "identity", tags: []string{"second generation", "campus"},
		title: "At the Indian students' table I'm the American and at every other table I'm the Indian",
		content: "Born in Ann Arbor. My Tamil is kitchen Tamil. I can ask for more rasam and tell you who's older than who. The international students are nice, and then they talk so fast and laugh about a serial I've never seen. " +
			"My roommates are nice, and they ask if my henna has a meaning. It's from a tube and it means I was bored.\n\nIs there a table?",
		support: 15, sameHere: 20, thankYou: 2,
		comments: []remark{
			{"bishal_t", inHours(2), "I'm from the fast table. We're loud because we're scared. Half of us had never cooked rice before August. Come and ask what the serial is. Somebody will explain it for an hour."},
			{"shirin_a", inHours(5), "There is a table. It's the four of us in the back who are the wrong amount of everything. We take kitchen Bangla."},
			{"deepa_nair", inHours(6), "Kitchen Malayalam here. I can insult three generations of a coconut and I can't read a bus sign."},
			{"kavya_m", inHours(28), "I sat at the fast table. The serial has been on for eleven years and everybody has had two funerals. It was fun."},
		},
	},
	{
		slug: "caste-question", author: "nikhil_o", ago: inHours(130), category: "identity", tags: []string{"caste", "friends"},
		title: "\"And what is your full name?\" is never about my name",
		content: "It was a potluck. Nice people. I said my first name, and an older man said haan, but full name, and I knew, and he knew I knew, and suddenly everyone was very interested in the raita.\n\n" +
			"I use a last name here that gives nothing away. My father chose it for us, so we wouldn't have to stand there at potlucks. I'm proud of him and tired of it at the same time. I've never told my closest friend here. She's never asked, which is either kindness or not knowing.",
		support: 26, sameHere: 9, thankYou: 11,
		comments: []remark{
			{"sana_w", inHours(1), "I'm so sorry it happened over food, where you can't just leave. Thank you for trusting this place with it."},
			{"tharini_s", inHours(3), "In my town it was the village name. They ask which village, and you watch them put you on a shelf. Your father did a loving thing. You're allowed to be tired of it."},
			{"dilip_c", inHours(7), "When somebody asks me I say \"that's all of it\" and ask for their blood group. It buys me a minute."},
			{"nikhil_o", inHours(9), "Blood group. I laughed out loud on the train, thank you."},
			{"vivek_n", inHours(26), "I'm from one of the families that used to ask. I didn't see it until I was thirty. Now I say something when an uncle starts, even if it's only \"chhodiye na.\" It's late, and it's the least I can do."},
		},
	},
	{
		slug: "pack-light", author: "vivek_n", ago: inHours(6), category: "immigration", tags: []string{"green card", "waiting"},
		title: "Eleven years on a visa and I still pack light",
		content: "I've never bought a real bookshelf. My books are in the boxes they came in, with the tape folded back so I can close them again. My therapist friend calls it anxiety. I call it I-797.\n\n" +
			"On Saturday I stood in front of a bookshelf, solid wood, used, eighty dollars, for half an hour. The woman asked if I had a car. I said I'm just looking. I've been just looking for eleven years.\n\nHow do you let yourself stay?",
		support: 21, sameHere: 24, thankYou: 3,
		comments: []remark{
			{"neha_j", inHours(0.3), "Buy it. If you have to leave I'll take it. I'm serious, I have a car."},
			{"arif_h", inHours(0.7), "I planted a lemon tree in a pot. Every year it needs a bigger pot, and every year I think, what a stupid thing to own. It has nine lemons now."},
			{"suresh_g", inHours(1.4), "Fourteen years here. We painted one wall. Only one. The kids chose the color. It's terrible. When I look at it, I live here."},
			{"vivek_n", inHours(2.2), "I went back. It was gone. I was so angry that I understood something. I'm seeing another one on Thursday."},
			{"ritu_b", inHours(4), "Tell us on Thursday."},
		},
	},
	{
		slug: "dependent-visa", author: "neha_j", ago: inHours(451), category: "immigration", tags: []string{"h-4", "work"},
		title: "I was a branch manager. Now I am \"and spouse\"",
		content: "Forty people reported to me in Nashik. Here the form says \"and spouse.\" I'm not allowed to earn. I've become very good at sourdough, and I hate bread.\n\n" +
			"My husband is sweet and says enjoy the break. It's not a break if you can't end it. I know the papers will come one day. What do you do with a brain in the meantime?",
		support: 19, sameHere: 12, thankYou: 4,
		comments: []remark{
			{"sana_w", inHours(2), "Four winters on that stamp. What helped me: something with a Tuesday in it. I read to seniors at the library in English and Hindi. Check first what you're allowed to do. Volunteering has its own rules, so ask somebody who knows. But find a Tuesday."},
			{"zainab_k", inHours(6), "The bread. For me it was macramé. Our apartment looks like a fishing boat."},
			{"neha_j", inHours(8), "I would like to see the fishing boat. Okay, a Tuesday. I'll look for one."},
			{"anjali_p", inHours(50), "Say it to him the way you said it here: it's not a break if you can't end it. Mine only got it when I gave him that sentence."},
			{"neha_j", inHours(200), "Reporting back. Wednesdays, at the food pantry. I've reorganized their shelves, and there's a man who calls me boss now."},
		},
	},
	{
		slug: "could-not-fly", author: "bishal_t", ago: inHours(240), category: "immigration", tags: []string{"grief", "student visa"},
		title: "My hajurama is gone and my stamp has expired",
		content: "If I go I may not get back in for the semester. Ba said don't come, she would scold you for wasting the tuition. So I stayed. My uncle held up the phone at the river, but the network dropped.\n\n" +
			"I gave a presentation on soil the next morning. Everyone said great job. I don't know what kind of person does that.",
		support: 27, sameHere: 11, thankYou: 3,
		comments: []remark{
			{"imran_q", inHours(1), "The kind whose grandmother would scold him for wasting the tuition. I watched mine on a phone too. I'm sorry about the network. What was she like when she scolded?"},
			{"bishal_t", inHours(2), "She threw slippers, but she aimed next to you. She never hit anyone in eighty-four years."},
			{"joseph_v", inHours(3), "That is a saint with bad aim on purpose. We keep the fortieth day here with whoever is around. When yours comes, wherever you are, light something. Somebody will stand with you if you ask."},
			{"tharini_s", inHours(10), "We couldn't go either, in 2009, for other reasons. I cook her fish curry on the date every year and it's never right, and that's the ritual now. I'll set a plate for your hajurama."},
			{"bishal_t", inHours(96), "Four people from my lab came over on the thirteenth day. I told them no salt, and they didn't ask why. Thank you all."},
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
			{"meher_d", inHours(3), "I cried in the parking lot, and then we had pancakes. Both were real. जबलपुर की छत को सलाम।"},
			{"prakash_r", inHours(9), "I still have mine with the corner cut off. That cut corner, I cannot explain it to my children."},
			{"lata_d", inHours(20), "कटा हुआ कोना। बिल्कुल वही। आप सबने समझ लिया, बस इतना ही चाहिए था।"},
		},
	},
	{
		slug: "team-closed", author: "rohan_m", ago: inHours(13), category: "career", tags: []string{"layoff", "fathers"},
		title: "They closed my team. I told my father in one sentence and he asked if I'd eaten",
		content: "I practiced for weeks. \"Papa, they closed my team.\" I had it on a card in my shirt pocket, like a fool, like a kid about to recite a poem.\n\n" +
			"He was quiet, and then he said \"jamyo?\" Have you eaten. I said no. He said eat first, and then he stayed on the phone while I ate khichdi, and told me about 1991, when the mill shut down and he sold incense for eight months. I'm forty. I never knew about the incense.\n\n" +
			"I wanted to put it here because every post about telling your parents ends badly, and one of them shouldn't.",
		support: 25, sameHere: 6, thankYou: 22,
		comments: []remark{
			{"dilip_c", inHours(0.5), "I got laid off in the spring and told my parents I'm on leave. I'm reading this for the third time."},
			{"rohan_m", inHours(1), "Take whatever you can use. Mine fits on a card, if you want a short one."},
			{"nandini_k", inHours(2), "The incense. They carry around whole years they never mention, and then it all comes out over khichdi."},
			{"dilip_c", inHours(9), "Told Ma. She asked if the company at least gave me the chair. Then she cried, and then she said come home for Bihu. I slept."},
		},
	},
	{
		slug: "mispronounced", author: "nandini_k", ago: inHours(190), category: "career", tags: []string{"names", "meetings"},
		title: "My manager calls me Nancy and it has been a year and a half",
		content: "The first time I thought he had misheard. The second time, there was a client. By the tenth time it was too late, like when you've met somebody too often to ask their name, except it's my own.\n\n" +
			"I've led two launches as Nancy. There's an award on a shelf with my full name on it, and he read it out as Nancy. How do you correct something after eighteen months without making it a thing?",
		support: 13, sameHere: 17, thankYou: 2,
		comments: []remark{
			{"shirin_a", inHours(1.5), "What I said to mine after a year: \"Small thing I should have said on day one. I'm not a Sharon. It matters to me.\" He went red, asked how to say it, and has gotten it right ever since. I'd been scared of three sentences."},
			{"harsh_v", inHours(3), "In writing, before a meeting, with how it sounds, so he can be embarrassed alone. That was kinder to both of us."},
			{"arif_h", inHours(8), "Also tell one colleague. Mine says it, loud and correct, before the boss can get there. Tag team."},
			{"nandini_k", inHours(72), "I did it in writing. He wrote back \"I am mortified, thank you.\" Today he said it too slowly, one syllable at a time, like a spell. I'll take a spell."},
		},
	},
	{
		slug: "night-shift-nurse", author: "joseph_v", ago: inHours(310), category: "career", tags: []string{"nursing", "nights"},
		title: "Twenty years of other people's nights",
		content: "I am a nurse, nights, twenty years. When I get off shift it's evening in Kottayam, and everybody there wants me cheerful. I sit in the car in the hospital garage and make the call, because if I go home first I'll fall asleep in my shoes.\n\n" +
			"We lost a man this week who had the same cough as my father. I did everything right. Then I called my father and we talked about the price of rubber.\n\nNot sad exactly. Full. How do other night people empty the bucket?",
		support: 22, sameHere: 9, thankYou: 14,
		comments: []remark{
			{"fatima_z", inHours(2), "Respiratory therapist here. I say the person's first name once, out loud, in the car, before I start the engine. Nobody told me to. It's like closing a small door."},
			{"gurleen_b", inHours(5), "My mom worked nights for thirty years, and we were told not to make noise. Nobody told us to ask. Thank you for all the nights."},
			{"joseph_v", inHours(11), "The name in the car. I did it today. Thank you."},
			{"deepa_nair", inHours(29), "Pharmacy student, so I'm a baby at this. On paper we have a thing called a debrief, and nobody does it. Your last question should be printed on the wall."},
		},
	},
	{
		slug: "first-generation-boss", author: "gurleen_b", ago: inHours(88), category: "career", tags: []string{"family business", "truckers"},
		title: "My dad's trucks, my degree, and whose name is on the door",
		content: "I've done the books for his four trucks since I was eleven. Now there are nineteen, and I have the MBA. He says \"it's all yours, puttar\" and then redoes every invoice at night by hand because the software has no feel.\n\n" +
			"Last night I found him at the kitchen table at 2 with the calculator and his glasses on a string. I was going to yell. I made tea instead. We did the invoices by hand until 3. I still need him to stop. I just don't want to win it.",
		support: 14, sameHere: 7, thankYou: 5,
		comments: []remark{
			{"anjali_p", inHours(2), "Motel kid here. Same table, same calculator, same string. I gave mine one ledger that's only his. He's very happy, and it's even useful."},
			{"suresh_g", inHours(6), "\"I don't want to win it.\" That's the sentence."},
			{"gurleen_b", inHours(20), "He picked the fuel receipts as his ledger. He says the software can have the rest \"for now.\""},
		},
	},
}
