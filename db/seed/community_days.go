package seed

// aboutTheDays are threads about daily life, and those that wait for moderation.
var aboutTheDays = []thread{
	{
		slug: "hour-after-the-call", author: "asha", ago: inHours(21), category: "wellness", tags: []string{"calls home", "small things"},
		title: "What do you do with the hour after the call",
		content: "The call was fine. Better than fine, my father asked a real question. And still, when I hang up there's an hour when I can't read, cook, or talk to anyone. I walk around the apartment and straighten things.\n\n" +
			"I used to think it meant the call had gone badly. Maybe it's just the distance leaving my body. What do you do with that hour?",
		support: 12, sameHere: 18, thankYou: 6,
		comments: []remark{
			{"ritu_b", inHours(0.8), "I iron. Badly, things that don't need it. My husband knows: if she's ironing a towel, it was Kolkata."},
			{"tharini_s", inHours(1.7), "I go down and up the stairs, seven floors, without my phone. By the fourth I'm back in this country."},
			{"asha", inHours(2.5), "Ironing a towel. I feel very seen. I don't have seven floors, but I do have a parking garage."},
			{"omar_f", inHours(5), "I leave it empty now. I used to stick a podcast on it like a Band-Aid. It goes faster if I let it be an hour."},
			{"lakshmi_iyer", inHours(12), "You know we have it too? After you hang up I dust the picture frames. Your father goes and looks at the gate."},
		},
	},
	{
		slug: "first-winter", author: "shirin_a", ago: inHours(145), category: "wellness", tags: []string{"winter", "students"},
		title: "It's dark at 4:30 and I've stopped washing my hair",
		content: "First winter in Rochester. I'm from Khulna, we have two seasons, wet and mango. Everyone said buy boots. Nobody said your own room would look like a photo of a room.\n\n" +
			"I'm not in danger or anything. I just notice that I eat standing up, and I pretty much live in the same sweater. What do you do in the dark? Very small things please.",
		support: 20, sameHere: 14, thankYou: 5,
		comments: []remark{
			{"dilip_c", inHours(1), "Go outside at noon, even for ten minutes, even when it's ugly. I didn't believe it either. Also a red bulb in the lamp, from my wife."},
			{"nandini_k", inHours(2), "Oil the hair instead of washing it. Then you have to wash it. It's a trap for yourself, but a warm one."},
			{"sana_w", inHours(4), "Your university has a counseling center, and you're already paying for it. You don't have to be in danger to go. I went because of a sweater too, if I'm honest."},
			{"shirin_a", inHours(30), "I oiled. I washed. I made an appointment for Thursday, and they didn't ask me to be worse first. তোমাদের সবাইকে ধন্যবাদ।"},
			{"kavya_m", inHours(33), "Very proud of you, person in the sweater."},
		},
	},
	{
		slug: "diwali-tuesday", author: "ritu_b", ago: inHours(300), category: "wellness", tags: []string{"festivals", "loneliness"},
		title: "I lit one diya on the fire escape and someone across the street lit one back",
		content: "It was Kali Pujo, on a workday. I had a deadline. At nine I put one diya on the fire escape because my mother would ask. Across the street, third floor, a light. I thought it was a phone. Then it moved, and there was a hand around it.\n\n" +
			"We waved. I've lived here four years. I don't know who it is. I'm not going to find out, I like it the way it is. I just wanted to tell someone who'd know what that is.",
		support: 24, sameHere: 8, thankYou: 19,
		comments: []remark{
			{"roshni_f", inHours(1), "I'm Catholic and I have goosebumps."},
			{"harsh_v", inHours(2), "Next year light two, one for the fire escape and one in case they come down."},
			{"meher_d", inHours(6), "We're the people who keep a fire burning. This is what it's for."},
			{"ritu_b", inHours(8), "Thank you, all of you. Ma says it is certainly a boy from a good family. I told her it was a hand."},
		},
	},
	{
		slug: "chai-alone", author: "omar_f", ago: inHours(62), category: "wellness", tags: []string{"chai", "small things"},
		title: "Chai for one, or: yaar kitna pani daalun",
		content: "Sawaal serious hai. Ghar pe Ammi aath logon ki chai banati thi, andaze se. Yahan main akela hun aur har baar teen cup ban jaati hai. Ek peeta hun, do thandi ho jaati hain, phir guilt.\n\n" +
			"Kal padosi, an old Polish man, smelled it in the hallway and said what is that. I had two cups left over. We drank it standing in the doorway. He said it tastes like Christmas. So maybe the amount was right and only the people were missing.",
		support: 17, sameHere: 12, thankYou: 10,
		comments: []remark{
			{"pooja_t", inHours(0.6), "Andaza galat nahi tha, ghar chhota tha. Kya line likhi hai yaar."},
			{"zainab_k", inHours(1.5), "One cup of water, half a cup of milk, and then always one more for the hallway. That is the recipe from now on."},
			{"vivek_n", inHours(3), "Polish uncle ko Parle-G bhi do. Phir dekhna."},
			{"omar_f", inHours(25), "Parle-G diya. He dipped it too long and it fell in. I said welcome."},
			{"lata_d", inHours(28), "जुग जुग जियो बेटा। चाय अकेले बनती ही नहीं।"},
		},
	},
	{
		slug: "amma-thoongu", author: "tharini_s", ago: inHours(160), category: "wellness", tags: []string{"sleep", "mothers"},
		title: "தூக்கம் வராத இரவுகள்",
		content: "இரண்டு பிள்ளைகள், முழுநேர வேலை, யாழ்ப்பாணத்தில் அம்மா. இரவு மூன்று மணிக்கு விழிப்பு வந்தால், அங்கே மதியம். அம்மா என்ன செய்கிறாள் என்று யோசிப்பேன். அழைத்தால் \"ஏன் இன்னும் தூங்கல?\" என்று திட்டுவாள்.\n\n" +
			"நேற்று அழைத்தேன். திட்டவில்லை. \"வா, கொஞ்ச நேரம் பேசாம இரு\" என்றாள். அவள் வெங்காயம் நறுக்கும் சத்தம் கேட்டுக்கொண்டே தூங்கிவிட்டேன். இது யாருக்காவது புரியுமா?",
		support: 19, sameHere: 9, thankYou: 8,
		comments: []remark{
			{"kavya_m", inHours(2), "புரியுது அக்கா. ரொம்ப நல்லா புரியுது."},
			{"prakash_r", inHours(4), "வெங்காயம் நறுக்கும் சத்தம் தான் தாலாட்டு. எங்கள் வீட்டில் அது மாவு அரைக்கும் சத்தம்."},
			{"asha", inHours(9), "I read this out loud to myself just to hear it. Naanum ippadi oru naal thoongiten, phone kaadhula. Thank you for writing it in Tamil."},
			{"tharini_s", inHours(12), "நன்றி. இங்கே யாராவது இருப்பார்கள் என்று தெரியாது. இருக்கிறீர்கள்."},
		},
	},
	{
		slug: "therapy-word", author: "arif_h", ago: inHours(225), category: "wellness", tags: []string{"therapy", "men"},
		title: "I told my friends at the masjid that I see a therapist",
		content: "Five men, after Jummah, biryani. Somebody made the usual joke about crazy people, and I put down my spoon and said I go on Thursdays. Nobody spoke. One got up to get raita even though there was raita.\n\n" +
			"Later in the parking lot, one by one, three of them came up to me. Not together. Each one looked at my shoes and asked for the number. I'm not brave. I was just tired of the joke.",
		support: 25, sameHere: 5, thankYou: 21,
		comments: []remark{
			{"imran_q", inHours(1), "Even though there was raita. I know this man. I have been this man."},
			{"sana_w", inHours(3), "Mashallah. My husband won't say the word. He says \"the Thursday thing.\" It's okay. He goes to the Thursday thing."},
			{"omar_f", inHours(7), "Three out of five. JazakAllah for putting down the spoon."},
			{"aman_s", inHours(30), "The gurdwara version of this happened to me by the shoe racks. People tell the truth near shoes."},
		},
	},
	{
		slug: "empty-nest-both-sides", author: "lakshmi_iyer", ago: inHours(120), category: "family-dynamics", tags: []string{"grown children", "humor"},
		title: "For the children here: what is a mother allowed to send",
		content: "I am told I send too many links. Iron, vitamin D, a gas leak in another state. I have promised one week of only things that made me laugh. It is very hard. The world has fewer cats than dangers.\n\n" +
			"So I am asking you, since you are all somebody's children: what do you like to get? I will make a list and put it on the refrigerator.",
		support: 16, sameHere: 3, thankYou: 15,
		comments: []remark{
			{"kavya_m", inHours(0.5), "Voice notes about nothing. My Amma narrating the milk boiling is the best thing on my phone."},
			{"vivek_n", inHours(1), "Photos of the street. Not of people, everyone makes a face. The gate, the dog, the sabziwala's bad handwriting."},
			{"asha", inHours(4), "A question that has no right answer. \"What did you see today?\" I'd call back for that one."},
			{"lakshmi_iyer", inHours(6), "Milk, gate, what did you see. It is on the refrigerator. Vitamin D is under it, in small letters."},
			{"kavya_m", inHours(7), "Vitamin D in small letters is allowed."},
		},
	},
	{
		slug: "smiling-on-calls", author: "nikhil_o", ago: inHours(9), category: "wellness", tags: []string{"nights"}, safety: "urgent",
		title: "I keep smiling on the calls",
		content: "I've gotten very good at it. Ma says I look fresh. Then I hang up and lie on the floor, and sometimes I think everyone would be better off without me, they'd have one less thing to be proud of for nothing.\n\n" +
			"I haven't told anyone this. I don't know why I'm writing it here. Maybe because nobody can see my face.",
		support: 15, sameHere: 4,
		comments: []remark{
			{"sana_w", inHours(0.4), "I'm glad you wrote it. I can't see your face, and I'm sitting here with you anyway. Are you safe tonight? You can call or text 988. I did last winter, from my car. They were kind, and nobody at home found out."},
			{"omar_f", inHours(0.9), "Bhai, I know that floor. Please text 988, you can type if talking is too much. And write here again, even one word."},
			{"nikhil_o", inHours(2.1), "I texted. The person asked what I had eaten. I am eating now. One word: here."},
			{"sana_w", inHours(2.3), "Here too. Is there one person near you that you could tell? It doesn't have to be everything."},
			{"nikhil_o", inHours(5), "My roommate. I told him it's been bad. He's moved his mattress into the living room, like at a wedding."},
		},
	},
	{
		slug: "yellow-house", author: "dilip_c", ago: inHours(40), category: "immigration", tags: []string{"renting"},
		title: "Warning about a landlady everyone recommends",
		content: "The aunty with the yellow house behind the temple, the corner one with the blue gate, third floor for students. She kept my whole deposit for \"cooking smell,\" and she teaches at the Sunday school so nobody says anything. Her son drives the white van with the flower shop on it.\n\n" +
			"I just don't want anyone else to lose eleven hundred dollars.",
		support: 6, sameHere: 5, thankYou: 2,
		comments: []remark{
			{"roshni_f", inHours(1), "That's awful, I'm sorry. In my state I wrote to the tenants' rights office, and they answered within a week for free. Keep every message you have from her."},
			{"vivek_n", inHours(4), "Same thing happened to me in another city. But I think people could find her from this, the van and all. Maybe take that part out?"},
		},
		flags: []flag{{"prakash_r", inHours(5), "names-someone", "I do not know her, but with the house, the gate, and the van, anyone in that town would."}},
	},
	{
		slug: "visa-dates", author: "ravi_teja", ago: inHours(46), category: "immigration", tags: []string{"visa"}, status: "hidden",
		title:   "Guaranteed stamping dates, 100 percent, ask me how",
		content: "Friends, waiting is for those who do not know the right people. Our consultancy gets you a date in 10 days, any consulate, also for refused cases, small advance only. Send your passport copy and I send the rate card. Limited slots this week. Do not tell your lawyer, they only want you to wait.",
		flags: []flag{
			{"neha_j", inHours(0.5), "spam", ""},
			{"suresh_g", inHours(0.8), "harmful-advice", "Asks for passport copies and says not to tell your lawyer. People here are desperate enough to do it."},
			{"bishal_t", inHours(1.1), "spam", "The same post was on our student board last month, and two people lost money."},
		},
	},
	{
		slug: "live-together", author: "roshni_f", ago: inHours(100), category: "relationships", tags: []string{"living together", "telling parents"},
		title: "We have one lease and two addresses",
		content: "My parents have my old address, his have his cousin's. Every package from home goes on a tour of Queens. On Thursday a box of chakli showed up at the cousin's, crushed, and I cried over chakli and knew it wasn't about chakli.\n\n" +
			"I don't want to be told to just tell them. I know. I want to know how other people live with it in the meantime without getting bitter at each other.",
		support: 13, sameHere: 14, thankYou: 1,
		comments: []remark{
			{"anjali_p", inHours(1), "We say it out loud once a week, \"this is hard and it's not you.\" It sounds like a fridge magnet, and it's saved us twice."},
			{"ravi_teja", inHours(3), "In my day girls had shame. You live like this and then you want sympathy. Your parents deserve better."},
			{"aman_s", inHours(4), "To the person who posted this: you asked a good question and you don't owe anyone shame for it. Glue the chakli back together with peanut butter. I'm told it counts as chutney."},
			{"roshni_f", inHours(9), "It's chutney now. Thank you. \"This is hard and it's not you\" is on our actual fridge."},
		},
		flags: []flag{{"neha_j", inHours(3.5), "harassment", "Shaming someone who came here for help."}}, flagged: 2,
	},
}
