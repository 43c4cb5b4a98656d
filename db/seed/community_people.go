package seed

// neighbours are fictional members of the community without a coach.
var neighbours = []member{
	neighbour("nandini_k", "Nandini", "Kulkarni", "America/Chicago", "south_india", "hindu", "female", "25-34", "kn", 140),
	neighbour("sana_w", "Sana", "Waheed", "America/Chicago", "south_india", "muslim", "female", "35-44", "ur", 210),
	neighbour("gurleen_b", "Gurleen", "Bains", "America/Los_Angeles", "north_india", "sikh", "female", "25-34", "pa", 96),
	neighbour("arif_h", "Arif", "Hossain", "America/New_York", "bangladesh", "muslim", "male", "35-44", "bn", 180),
	neighbour("tharini_s", "Tharini", "Selvarajah", "America/New_York", "sri_lanka", "hindu", "female", "35-44", "ta", 77),
	neighbour("bishal_t", "Bishal", "Thapa", "America/Denver", "nepal", "hindu", "male", "18-24", "ne", 54),
	neighbour("meher_d", "Meher", "Daruwala", "America/Chicago", "west_india", "other", "female", "45-54", "gu", 230),
	neighbour("vivek_n", "Vivek", "Nautiyal", "America/Los_Angeles", "north_india", "hindu", "male", "25-34", "hi", 120),
	neighbour("anjali_p", "Anjali", "Patel", "America/New_York", "west_india", "hindu", "female", "25-34", "gu", 165),
	neighbour("joseph_v", "Joseph", "Varghese", "America/Chicago", "south_india", "christian", "male", "45-54", "ml", 88),
	neighbour("ritu_b", "Ritu", "Banerjee", "America/New_York", "east_india", "hindu", "female", "35-44", "bn", 150),
	neighbour("harsh_v", "Harsh", "Vora", "America/Los_Angeles", "west_india", "jain", "male", "25-34", "gu", 61),
	neighbour("fatima_z", "Fatima", "Zaidi", "America/Chicago", "pakistan", "muslim", "female", "25-34", "ur", 199),
	neighbour("suresh_g", "Suresh", "Gaddam", "America/New_York", "south_india", "hindu", "male", "45-54", "te", 132),
	neighbour("kavya_m", "Kavya", "Murugan", "America/Detroit", "south_india", "hindu", "female", "18-24", "ta", 45),
	neighbour("omar_f", "Omar", "Farooqi", "America/New_York", "pakistan", "muslim", "male", "25-34", "ur", 110),
	neighbour("pooja_t", "Pooja", "Tanwar", "America/Phoenix", "north_india", "hindu", "female", "25-34", "hi", 72),
	neighbour("dilip_c", "Dilip", "Chetia", "America/New_York", "northeast_india", "hindu", "male", "35-44", "en", 91),
	neighbour("neha_j", "Neha", "Joglekar", "America/Los_Angeles", "west_india", "hindu", "female", "35-44", "mr", 188),
	neighbour("aman_s", "Aman", "Sodhi", "America/New_York", "north_india", "sikh", "non_binary", "25-34", "pa", 83),
	neighbour("shirin_a", "Shirin", "Akter", "America/New_York", "bangladesh", "muslim", "female", "18-24", "bn", 38),
	neighbour("prakash_r", "Prakash", "Ramanujam", "America/Los_Angeles", "south_india", "hindu", "male", "55-64", "ta", 205),
	neighbour("lata_d", "Lata", "Dixit", "America/Chicago", "central_india", "hindu", "female", "65+", "hi", 67),
	neighbour("zainab_k", "Zainab", "Kazmi", "America/Los_Angeles", "pakistan", "muslim", "female", "35-44", "ur", 145),
	neighbour("nikhil_o", "Nikhil", "Ojha", "America/Denver", "east_india", "hindu", "male", "25-34", "or", 58),
	neighbour("roshni_f", "Roshni", "Furtado", "America/New_York", "west_india", "christian", "female", "25-34", "en", 101),
	neighbour("ravi_teja", "Ravi Teja", "Boddu", "America/Chicago", "south_india", "not_specified", "male", "25-34", "te", 9),
}

// neighbour makes the list easier to read: name, place, answers of the onboarding, and days since then.
func neighbour(username, first, last, timeZone, region, religion, gender, ageRange, language string, joinedDaysAgo int) member {
	return member{
		username: username, email: username + "@example.com", first: first, last: last, timeZone: timeZone, region: region,
		religion: religion, gender: gender, ageRange: ageRange, language: language, focus: []string{},
		joinedDaysAgo: joinedDaysAgo, coachless: true,
	}
}
