package helplines

// checked is the day on which all entries were last compared with their sources.
const checked = "2026-11-26"

const (
	anyHour    = "Any hour, every day"
	notSaid    = "We couldn't confirm the hours"
	seeTheirs  = "Hours and number are on its site"
	weekdays9  = "Monday to Friday, 9 AM to 5 PM"
	emergency  = "Emergency services"
	homeAbused = "Abuse at home"
)

// Directory has all helplines: those of the United States, of its states, and of other countries. Numbers abroad are
// written, and linked, as they are dialed in their country.
var Directory = []Helpline{
	// The United States.
	{
		ID: "988", Name: "988 Suicide & Crisis Lifeline", Kind: Crisis,
		About: "Suicide, mental health, and substance use, for you or someone you worry about. Free.", Hours: anyHour,
		Languages: "Calls: English, Spanish, and interpreters for more than 240 languages. Text and chat: English and Spanish.", Place: Country,
		Ways: []Way{
			{Call, "988", "", "", "tel:988"},
			{Text, "988", "", "", "sms:988"},
			{Call, "1-800-273-8255", "", "the old number, also reaches 988", "tel:+18002738255"},
			{Web, "988lifeline.org", "", "for chat", "https://988lifeline.org/"},
		},
		Sources: []Source{
			{"https://www.samhsa.gov/mental-health/988/faqs", "", true},
			{"https://www.cdcr.ca.gov/ccjbh/2022/07/19/dial-988-to-access-24-hour-emotional-support-and-resources/", "2022-07-19", true},
		},
		Checked: checked,
	},
	{
		ID: "crisis-text-line", Name: "Crisis Text Line", Kind: Crisis,
		About: "Any crisis, by message.", Hours: anyHour, Place: Country,
		Ways: []Way{{Text, "741741", "HOME", "", "sms:741741?&body=HOME"}},
		Sources: []Source{
			{"http://www.sfisd.net/apps/pages/index.jsp?uREC_ID=1473130&type=d&pREC_ID=1625729", "", false},
			{"http://www.teenhealthfx.com/answers/resource-of-the-month/201707Crisistextline.html", "2017-07", false},
		},
		Checked: checked,
	},
	{
		ID: "911", Name: emergency, Kind: Emergency,
		About: "Danger to life, serious injury, fire, or violence right now. Texting 911 works in many places, not all.", Hours: anyHour, Place: Country,
		Ways:    []Way{{Call, "911", "", "", "tel:911"}},
		Sources: []Source{{"https://www.poisonhelp.hrsa.gov/the-poison-help-line/index.html", "", true}},
		Checked: checked,
	},
	{
		ID: "poison-help", Name: "Poison Help", Kind: Poison,
		About: "What to do after someone swallowed, breathed, or touched something, as long as they're awake.", Hours: anyHour,
		Languages: "Interpreters for 161 languages.", Place: Country,
		Ways:    []Way{{Call, "1-800-222-1222", "", "", "tel:+18002221222"}},
		Sources: []Source{{"https://poisonhelp.hrsa.gov/faq/calling-poison-help", "", true}},
		Checked: checked,
	},
	{
		ID: "domestic-violence", Name: "National Domestic Violence Hotline", Kind: Violence,
		About: "Violence, threats, or control by a partner or family. They can plan with you, whatever you decide.", Hours: anyHour,
		Languages: "English, Spanish, and interpreters for more than 200 languages on calls.", Place: Country,
		Ways: []Way{
			{Call, "1-800-799-7233", "", "", "tel:+18007997233"},
			{Text, "88788", "START", "", "sms:88788?&body=START"},
			{Call, "1-800-787-3224", "", "TTY, for the Deaf", "tel:+18007873224"},
		},
		Sources: []Source{
			{"https://ovc.ojp.gov/news/grantee-news/national-domestic-violence-hotline-answers-6-million-contacts", "2022-01-20", true},
			{"https://www.womencareerandlife.com/post/ep-32-national-domestic-violence-awareness-month-how-can-you-help-sushma-malhotra-chetna-dfw", "2023-06-27", false},
		},
		Checked: checked,
	},
	{
		ID: "rainn", Name: "RAINN National Sexual Assault Hotline", Kind: Violence,
		About: "Sexual violence, now or long ago.", Hours: anyHour, Place: Country,
		Ways: []Way{{Call, "1-800-656-4673", "", "", "tel:+18006564673"}},
		Sources: []Source{
			{"https://fiveshoutsout.com/rainn-5-fast-facts-you-need-to-know/", "2018", false},
			{"https://span.state.gov/social-development/sms-sos/20140901", "2014-09", false},
		},
		Checked: checked,
	},
	{
		ID: "childhelp", Name: "Childhelp National Child Abuse Hotline", Kind: Child,
		About: "Abuse or neglect of a child, for children and adults. It isn't where you file a report; they tell you how.", Hours: anyHour,
		Languages: "Interpreters for more than 170 languages on calls.", Place: Country,
		Ways: []Way{
			{Call, "1-800-422-4453", "", "", "tel:+18004224453"},
			{Text, "1-800-422-4453", "", "", "sms:+18004224453"},
		},
		Sources: []Source{
			{"https://www.readkong.com/page/hotline-impact-report-8419570", "2019-02", true},
			{"http://helpisaclickaway.org", "", false},
		},
		Checked: checked,
	},
	{
		ID: "eldercare-locator", Name: "Eldercare Locator", Kind: Elder,
		About: "Finds the office near you that looks into abuse and neglect of older people. It isn't a crisis line.", Hours: "Monday to Friday, 9 AM to 8 PM Eastern",
		Languages: "Interpreters available.", Place: Country,
		Ways: []Way{{Call, "1-800-677-1116", "", "", "tel:+18006771116"}},
		Sources: []Source{
			{"https://acl.gov/programs/protection-and-advocacy-systems/what-if-i-suspect-abuse-neglect-or-exploitation", "", true},
			{"https://elderjustice.usc.edu/suspectabuse", "", false},
		},
		Checked: checked,
	},
	{
		ID: "elder-fraud", Name: "National Elder Fraud Hotline", Kind: Elder,
		About: "Fraud against people of 60 and older.", Hours: "Monday to Friday, 10 AM to 6 PM Eastern",
		Languages: "English, Spanish, and other languages.", Place: Country,
		Ways:    []Way{{Call, "1-833-372-8311", "", "", "tel:+18333728311"}},
		Sources: []Source{{"https://ovc.ojp.gov/program/stop-elder-fraud", "", true}},
		Checked: checked,
	},
	{
		ID: "human-trafficking", Name: "National Human Trafficking Hotline", Kind: Exploitation,
		About: "Work or sex under threat, debt, or with your passport held.", Hours: anyHour,
		Languages: "Calls: English, Spanish, and interpreters for more than 200 languages.", Place: Country,
		Ways: []Way{{Call, "1-888-373-7888", "", "", "tel:+18883737888"}},
		Sources: []Source{
			{"http://touchingtheworld.org/?p=48", "2018-02-07", false},
			{"https://humantraffickingexperts.com/main/business_details/456", "", false},
		},
		Checked: checked,
	},
	{
		ID: "anad", Name: "ANAD Eating Disorder Helpline", Kind: Eating,
		About: "Volunteers who know eating disorders, for you or someone you love.", Hours: seeTheirs, Place: Country,
		Ways:    []Way{{Web, "anad.org/eating-disorder-helpline", "", "", "https://anad.org/eating-disorder-helpline/"}},
		Sources: []Source{{"https://anad.org/eating-disorder-helpline/", "", true}},
		Checked: checked,
	},
	{
		ID: "eating-alliance", Name: "National Alliance for Eating Disorders", Kind: Eating,
		About: "A helpline answered by therapists, groups, and a list of treatment near you.", Hours: seeTheirs, Place: Country,
		Ways: []Way{{Web, "allianceforeatingdisorders.com", "", "", "https://www.allianceforeatingdisorders.com/"}},
		Sources: []Source{
			{"https://www.allianceforeatingdisorders.com/alliance-safe-online/", "", true},
			{"https://www.clintonfoundation.org/commitment/clinton-global-initiative/expanding-access-and-services-for-eating-disorders/", "2024", false},
		},
		Checked: checked,
	},
	{
		ID: "samhsa", Name: "SAMHSA National Helpline", Kind: Substance,
		About: "Finds treatment and groups near you for drugs, alcohol, and mental health. It doesn't counsel.", Hours: anyHour,
		Languages: "English and Spanish.", Place: Country,
		Ways: []Way{{Call, "1-800-662-4357", "", "", "tel:+18006624357"}},
		Sources: []Source{
			{"https://thewrightinitiative.com/misc/need-help-with-mental-health.html", "", false},
			{"https://internationalmentalhealth.org/resources/", "", false},
		},
		Checked: checked,
	},
	{
		ID: "mha-peer-text", Name: "Mental Health America peer text line", Kind: Substance,
		About: "A person with the same experience, about addiction.", Hours: "Monday to Friday, 10 AM to midnight Eastern, not on holidays", Place: Country,
		Ways:    []Way{{Text, "678-264-6978", "hello", "", "sms:+16782646978?&body=hello"}},
		Sources: []Source{{"https://screening.mhanational.org/were-here-to-help-text-for-addiction-support/?pathway=85623", "", true}},
		Checked: checked,
	},
	{
		ID: "maternal", Name: "National Maternal Mental Health Hotline", Kind: Maternal,
		About: "Before, during, and after pregnancy. It isn't a crisis line.", Hours: anyHour,
		Languages: "English, Spanish, and interpreters for 60 other languages. Its page names no South Asian one among them; ask.", Place: Country,
		Ways: []Way{
			{Call, "1-833-852-6262", "", "", "tel:+18338526262"},
			{Text, "1-833-852-6262", "", "", "sms:+18338526262"},
		},
		Sources: []Source{
			{"https://womensmentalhealth.org/posts/new-maternal-mental-health-hotline/", "2023", false},
			{"https://wellbeingtrust.org/?p=6439", "", false},
			{"https://mentalhealthhotline.org/post-partum-depression-hotline", "", false},
		},
		Checked: checked,
	},
	{
		ID: "trevor", Name: "The Trevor Project", Kind: LGBTQ,
		About: "Suicide and crisis support for LGBTQ+ people under 25.", Hours: anyHour, Place: Country,
		Ways: []Way{
			{Call, "1-866-488-7386", "", "", "tel:+18664887386"},
			{Text, "678678", "START", "", "sms:678678?&body=START"},
		},
		Sources: []Source{
			{"https://activeminds.org/?p=7221", "2025-07", false},
			{"https://top20picks.com/news/the-impact-of-shutting-down-the-988-suicide-hotline-on-lgbtq-lives", "2025", false},
		},
		Checked: checked,
	},
	{
		ID: "veterans", Name: "Veterans Crisis Line", Kind: Veterans,
		About: "Veterans, service members, and their families and friends.", Hours: anyHour, Place: Country,
		Ways: []Way{
			{Call, "988", "", "then press 1", "tel:988"},
			{Text, "838255", "", "", "sms:838255"},
		},
		Sources: []Source{
			{"http://veteranscrisisline.net/About/VeteranSuicide.aspx", "", true},
			{"https://publicnow.com/view/6A05EC267E7BA4D70D27484673BB99D9347997AB", "2024-09-30", true},
		},
		Checked: checked,
	},

	// States. An organization for South Asian families comes before the state's hotline.
	{
		ID: "maitri", Name: "Maitri", Kind: Violence,
		About: "South Asian families in the Bay Area.", Hours: "Monday to Friday, 9 AM to 3 PM; leave a message at other times", Place: "US-CA",
		Ways:    []Way{{Call, "1-888-862-4874", "", "1-888-8MAITRI", "tel:+18888624874"}},
		Sources: []Source{{"https://maitri.org/podcast/s1/ep-12-sip-is-not-a-safe-option-for-all", "2020-05-14", true}},
		Checked: checked,
	},
	{
		ID: "ct-safe-connect", Name: "CT Safe Connect", Kind: Violence,
		About: homeAbused + ", all of Connecticut.", Hours: anyHour,
		Languages: "More than 10, with interpreters for others.", Place: "US-CT",
		Ways: []Way{
			{Call, "1-888-774-2900", "", "", "tel:+18887742900"},
			{Text, "1-888-774-2900", "", "", "sms:+18887742900"},
		},
		Sources: []Source{{"https://portal.ct.gov/office-of-the-lt-governor/news/press-releases/2020/01-2020/bysiewicz-and-state-police-highlight-24-7-domestic-violence-hotline", "2020-02-14", true}},
		Checked: checked,
	},
	{
		ID: "ga-hotline", Name: "Georgia Domestic Violence Hotline", Kind: Violence,
		About: homeAbused + ", all of Georgia.", Hours: anyHour, Place: "US-GA",
		Ways:    []Way{{Call, "1-800-334-2836", "", "1-800-33-HAVEN, also TTY", "tel:+18003342836"}},
		Sources: []Source{{"http://gcadv.org/survivors/get-help/", "", true}},
		Checked: checked,
	},
	{
		ID: "il-hotline", Name: "Illinois Domestic Violence Hotline", Kind: Violence,
		About: homeAbused + ", all of Illinois.", Hours: anyHour,
		Languages: "More than 240, with interpreters; Urdu is among the most asked for.", Place: "US-IL",
		Ways: []Way{
			{Call, "1-877-863-6338", "", "", "tel:+18778636338"},
			{Text, "1-877-863-6338", "", "", "sms:+18778636338"},
		},
		Sources: []Source{{"https://the-network.org/get-help/", "2023", true}},
		Checked: checked,
	},
	{
		ID: "asha-for-women", Name: "ASHA for Women", Kind: Violence,
		About: "South Asian women and families.", Hours: notSaid, Place: "US-MD",
		Ways: []Way{
			{Call, "1-888-417-2742", "", "", "tel:+18884172742"},
			{Call, "1-833-999-9080", "", "older people and those who care for them", "tel:+18339999080"},
		},
		Sources: []Source{{"http://ashaforwomen.org/blog/listen-to-the-october-buzz-play-a-part/", "2019-10-12", true}},
		Checked: checked,
	},
	{
		ID: "ma-safelink", Name: "SafeLink", Kind: Violence,
		About: "Massachusetts's hotline for abuse at home and sexual violence.", Hours: anyHour,
		Languages: "Interpreters for 130 languages.", Place: "US-MA",
		Ways: []Way{{Call, "1-877-785-2020", "", "Deaf: 711, then ask for SafeLink", "tel:+18777852020"}},
		Sources: []Source{
			{"https://www.brooklinepolice.com/165/Domestic-Violence", "", true},
			{"https://mlpb.health/digital-digest/ma/interpersonal-safety/", "2024-03-08", false},
		},
		Checked: checked,
	},
	{
		ID: "mi-hotline", Name: "Michigan Domestic Violence Hotline", Kind: Violence,
		About: homeAbused + ", all of Michigan.", Hours: anyHour, Place: "US-MI",
		Ways: []Way{
			{Call, "1-866-864-2338", "", "", "tel:+18668642338"},
			{Text, "1-877-861-0222", "", "", "sms:+18778610222"},
		},
		Sources: []Source{
			{"https://www.theoaklandpress.com/2022/10/09/michigan-unveils-new-domestic-violence-hotline/", "2022-10-09", false},
			{"https://www.fox17online.com/news/local-news/michigan/mdhhs-introduces-new-domestic-violence-hotline", "2022-10-04", false},
			{"https://housedems.com/domestic-violence-awareness-month-and-hotline/", "", false},
		},
		Checked: checked,
	},
	{
		ID: "sewa-aifw", Name: "SEWA-AIFW", Kind: Violence,
		About: "A crisis line for South Asian families.", Hours: anyHour, Place: "US-MN",
		Ways:    []Way{{Call, "952-912-9100", "", "", "tel:+19529129100"}},
		Sources: []Source{{"https://sewa-aifw.org/a-look-back-at-2020/", "2020", true}},
		Checked: checked,
	},
	{
		ID: "manavi", Name: "Manavi", Kind: Violence,
		About: "South Asian women.", Hours: notSaid, Place: "US-NJ",
		Ways:    []Way{{Call, "732-435-1414", "", "", "tel:+17324351414"}},
		Sources: []Source{{"https://www.manavi.org/manavi-blog.html", "", true}},
		Checked: checked,
	},
	{
		ID: "nj-hotline", Name: "New Jersey Domestic Violence Hotline", Kind: Violence,
		About: homeAbused + ", all of New Jersey.", Hours: anyHour, Place: "US-NJ",
		Ways:    []Way{{Call, "1-800-572-7233", "", "", "tel:+18005727233"}},
		Sources: []Source{{"https://www.nj.gov/dcf/women/domestic/dvawarenessmonth.html", "", true}},
		Checked: checked,
	},
	{
		ID: "sakhi", Name: "Sakhi for South Asian Survivors", Kind: Violence,
		About: "South Asian families in and around New York City.", Hours: seeTheirs,
		Languages: "Bengali, Gujarati, Hindi, Malayalam, Nepali, Punjabi, Sylheti, Urdu.", Place: "US-NY",
		Ways:    []Way{{Web, "sakhi.org", "", "", "https://sakhi.org/"}},
		Sources: []Source{{"https://sakhi.org/sakhi-covid-19", "2022", true}},
		Checked: checked,
	},
	{
		ID: "ny-hotline", Name: "New York State Domestic and Sexual Violence Hotline", Kind: Violence,
		About: "All of New York State.", Hours: anyHour, Place: "US-NY",
		Ways: []Way{
			{Call, "1-800-942-6906", "", "Deaf: 711", "tel:+18009426906"},
			{Text, "1-844-997-2121", "", "", "sms:+18449972121"},
		},
		Sources: []Source{
			{"https://opdv.ny.gov/help/hotline/data/2013/index.html", "", true},
			{"https://www.nycourts.gov/topics/domesticViolence.shtml", "", true},
		},
		Checked: checked,
	},
	{
		ID: "nyc-hotline", Name: "New York City Domestic Violence Hotline", Kind: Violence,
		About: "New York City.", Hours: anyHour, Place: "US-NY",
		Ways:    []Way{{Call, "1-800-621-4673", "", "or dial 311", "tel:+18006214673"}},
		Sources: []Source{{"https://www.nycourts.gov/topics/domesticViolence.shtml", "", true}},
		Checked: checked,
	},
	{
		ID: "daya", Name: "Daya", Kind: Violence,
		About: "South Asian families in Houston.", Hours: seeTheirs, Place: "US-TX",
		Ways:    []Way{{Web, "dayahouston.org", "", "", "https://www.dayahouston.org/"}},
		Sources: []Source{{"https://www.dayahouston.org/statement-2-20-19", "2019-02-20", true}},
		Checked: checked,
	},
	{
		ID: "afssa", Name: "Asian Family Support Services of Austin", Kind: Violence,
		About: "Asian families in Austin: abuse at home, sexual violence, stalking, and trafficking.", Hours: seeTheirs, Place: "US-TX",
		Ways:    []Way{{Web, "afssaustin.org", "", "", "https://afssaustin.org/"}},
		Sources: []Source{{"https://afssaustin.org/afssa-marks-30th-anniversary/?sg_popup_id=1565", "", true}},
		Checked: checked,
	},

	// India.
	{
		ID: "in-112", Name: emergency, Kind: Emergency,
		About: "Police, fire, and ambulance.", Hours: anyHour, Place: "IN",
		Ways: []Way{{Call, "112", "", "", "tel:112"}},
		Sources: []Source{
			{"https://www.lokmattimes.com/technology/over-29-lakh-phone-calls-handled-by-tele-manas-cells-savitri-thakur-2/", "2025-12-13", false},
			{"https://enewsx.com/article/enhanced-emergency-response-madhya-pradesh-links-helplines.121856", "2026-03-15", false},
		},
		Checked: checked,
	},
	{
		ID: "in-tele-manas", Name: "Tele-MANAS", Kind: Crisis,
		About: "The government's mental health line. Free.", Hours: anyHour,
		Languages: "20 Indian languages, by state.", Place: "IN",
		Ways: []Way{{Call, "14416", "", "", "tel:14416"}},
		Sources: []Source{
			{"https://theshillongtimes.com/2025/02/07/tele-manas-mental-health-helpline-handles-over-18-1-lakh-calls-centre/", "2025-02-07", false},
			{"https://crackittoday.com/current-affairs/tele-manas/", "2024", false},
		},
		Checked: checked,
	},
	{
		ID: "in-icall", Name: "iCall", Kind: Crisis,
		About: "Counseling by phone, from the Tata Institute of Social Sciences.", Hours: notSaid, Place: "IN",
		Ways:    []Way{{Call, "9152987821", "", "", "tel:9152987821"}},
		Sources: []Source{{"https://icallhelpline.org/reyou-chat-line-faqs/", "", true}},
		Checked: checked,
	},
	{
		ID: "in-women", Name: "Women Helpline", Kind: Violence,
		About: "Violence against women.", Hours: anyHour, Place: "IN",
		Ways: []Way{{Call, "181", "", "", "tel:181"}},
		Sources: []Source{
			{"https://www.lokmattimes.com/technology/over-29-lakh-phone-calls-handled-by-tele-manas-cells-savitri-thakur-2/", "2025-12-13", false},
			{"https://www.business-standard.com/amp/article/pti-stories/over-50-helplines-set-up-across-india-to-help-women-facing-domestic-violence-120041800978_1.html", "2020-04-18", false},
		},
		Checked: checked,
	},
	{
		ID: "in-ncw", Name: "National Commission for Women", Kind: Violence,
		About: "Violence, harassment, and dowry cases, with counselors. Free.", Hours: anyHour, Place: "IN",
		Ways: []Way{{Call, "14490", "", "", "tel:14490"}},
		Sources: []Source{
			{"https://www.dainiktribuneonline.com/news/nation/women-helpline-ncw-launches-new-helpline-14490-to-help-women-in-distress/amp", "2025-11-24", false},
			{"https://theindiapost.com/?p=5447", "", false},
		},
		Checked: checked,
	},
	{
		ID: "in-child", Name: "Childline", Kind: Child,
		About: "Children in danger.", Hours: anyHour, Place: "IN",
		Ways: []Way{{Call, "1098", "", "", "tel:1098"}},
		Sources: []Source{
			{"https://www.lokmattimes.com/technology/over-29-lakh-phone-calls-handled-by-tele-manas-cells-savitri-thakur-2/", "2025-12-13", false},
			{"https://enewsx.com/article/enhanced-emergency-response-madhya-pradesh-links-helplines.121856", "2026-03-15", false},
		},
		Checked: checked,
	},
	{
		ID: "in-elder", Name: "Elder Line", Kind: Elder,
		About: "Older people: abuse, legal questions, and someone to talk to.", Hours: "8 AM to 8 PM, nearly every day", Place: "IN",
		Ways: []Way{{Call, "14567", "", "", "tel:14567"}},
		Sources: []Source{
			{"https://indianexpress.com/article/cities/chandigarh/advisor-inaugurates-new-helpline-for-senior-citizens-7757665/", "2022-02-05", false},
			{"https://lakshvedhimm.blogspot.com/2025/02/blog-post_143.html", "2025-02-12", false},
		},
		Checked: checked,
	},

	// Pakistan.
	{
		ID: "pk-15", Name: "Police", Kind: Emergency,
		About: "Danger right now.", Hours: notSaid, Place: "PK",
		Ways: []Way{{Call, "15", "", "", "tel:15"}},
		Sources: []Source{
			{"https://www.urdupoint.com/en/pakistan/pucar-15-helpline-playing-vital-role-in-facil-1888162.html", "2024-12-02", false},
			{"https://www.geo.tv/latest/503157-sindh-police-merge-madadgar-15-emergency-1122", "2023-08-04", false},
		},
		Checked: checked,
	},
	{
		ID: "pk-1122", Name: "Rescue 1122", Kind: Emergency,
		About: "Ambulance and rescue, run by each province.", Hours: notSaid, Place: "PK",
		Ways: []Way{{Call, "1122", "", "", "tel:1122"}},
		Sources: []Source{
			{"https://www.geo.tv/latest/503157-sindh-police-merge-madadgar-15-emergency-1122", "2023-08-04", false},
			{"https://www.thenews.com.pk/print/475500-helpline-to-find-lost-victims-of-emergencies", "2019-05-23", false},
		},
		Checked: checked,
	},
	{
		ID: "pk-1099", Name: "Ministry of Human Rights helpline", Kind: Violence,
		About: "Violence against women, abuse at home, and legal advice.", Hours: anyHour, Place: "PK",
		Ways: []Way{{Call, "1099", "", "", "tel:1099"}},
		Sources: []Source{
			{"https://www.geo.tv/latest/320734", "2020-11-26", false},
			{"https://www.urdupoint.com/en/pakistan/govt-plans-to-integrate-mohr-helpline-for-coo-1871731.html", "2024-10-13", false},
		},
		Checked: checked,
	},

	// Bangladesh.
	{
		ID: "bd-999", Name: "National Emergency Service", Kind: Emergency,
		About: "Police, fire, and ambulance. Free.", Hours: anyHour,
		Languages: "Bengali; press 2 for English.", Place: "BD",
		Ways: []Way{{Call, "999", "", "", "tel:999"}},
		Sources: []Source{
			{"https://www.barta24.com/details/national/239473/national-emergency-service-999-launched-police-headquarters", "2024-08-13", false},
			{"https://banglapulse.com/bangladeshs-999-emergency-service-is-finally-now-available-in-english", "", false},
		},
		Checked: checked,
	},
	{
		ID: "bd-109", Name: "National Helpline 109", Kind: Violence,
		About: "Violence against women and children. Free.", Hours: anyHour, Place: "BD",
		Ways: []Way{{Call, "109", "", "", "tel:109"}},
		Sources: []Source{
			{"https://banglanews24.com/national/news/bd/562633.details", "2017-03-24", false},
			{"https://dhakaythaki.com/seba/?p=531", "", false},
		},
		Checked: checked,
	},

	// Sri Lanka.
	{
		ID: "lk-119", Name: "Police", Kind: Emergency,
		About: "Danger right now.", Hours: anyHour, Place: "LK",
		Ways: []Way{{Call, "119", "", "", "tel:119"}},
		Sources: []Source{
			{"https://www.adaderana.lk/news/116150/police-warn-against-misuse-of-119-hotline-legal-action-against-offenders", "2025-12-18", false},
			{"https://www.lankaxpress.com/119-police-emergency-call-centre-sri-lanka/", "", false},
		},
		Checked: checked,
	},
	{
		ID: "lk-1990", Name: "1990 Suwa Seriya", Kind: Emergency,
		About: "Ambulance. Free.", Hours: anyHour, Place: "LK",
		Ways: []Way{{Call, "1990", "", "", "tel:1990"}},
		Sources: []Source{
			{"https://www.themorning.lk/articles/D9hdYrHLGHDs7kGnzGEz", "2025", false},
			{"http://www.ft.lk/front-page/1990-Suwasariya-emergency-ambulance-service-gets-fresh-boost/44-646455", "2018-01-04", false},
		},
		Checked: checked,
	},
	{
		ID: "lk-1926", Name: "National Mental Health Helpline", Kind: Crisis,
		About: "The National Institute of Mental Health.", Hours: anyHour,
		Languages: "Sinhala, Tamil, English.", Place: "LK",
		Ways: []Way{
			{Call, "1926", "", "", "tel:1926"},
			{Text, "1926", "", "", "sms:1926"},
		},
		Sources: []Source{
			{"http://island.lk/airtel-and-nimh-launch-sri-lankas-first-mental-health-chatline/amp", "2020-10", false},
			{"https://casite-619540.cloudaccess.net/business-news/technology/item/11866-no-one-left-behind-airtel-nimh-mental-health-helpline-expands-to-24-7-service", "2022", false},
		},
		Checked: checked,
	},
	{
		ID: "lk-1333", Name: "CCCline", Kind: Crisis,
		About: "Crisis support, free and confidential.", Hours: anyHour, Place: "LK",
		Ways: []Way{{Call, "1333", "", "", "tel:1333"}},
		Sources: []Source{
			{"https://sundaytimes.lk/241201/sunday-times-2/raising-awareness-of-suicide-prevention-helplines-579302.html", "2024-12-01", false},
			{"http://www.1333bikeathon.org/erica-blackett/", "", false},
		},
		Checked: checked,
	},
	{
		ID: "lk-1938", Name: "Women Help Line", Kind: Violence,
		About: "Violence against women.", Hours: "8:30 AM to 5 PM; longer hours were announced", Place: "LK",
		Ways:    []Way{{Call, "1938", "", "", "tel:1938"}},
		Sources: []Source{{"https://www.news.lk/news/sri-lanka/item/24391-women-s-day-celebrations-in-anuradhapura", "2019-03-01", true}},
		Checked: checked,
	},
	{
		ID: "lk-1929", Name: "Child Helpline", Kind: Child,
		About: "The National Child Protection Authority. Free.", Hours: anyHour,
		Languages: "Sinhala, Tamil, English.", Place: "LK",
		Ways:    []Way{{Call, "1929", "", "", "tel:1929"}},
		Sources: []Source{{"http://www.childprotection.gov.lk/?page_id=3786", "", true}},
		Checked: checked,
	},

	// Nepal.
	{
		ID: "np-100", Name: "Police", Kind: Emergency,
		About: "Danger right now.", Hours: notSaid, Place: "NP",
		Ways: []Way{{Call, "100", "", "", "tel:100"}},
		Sources: []Source{
			{"https://kathmandupost.com/national/2025/02/08/women-commission-s-helpline-struggles-to-meet-demand-amid-rising-cases", "2025-02-08", false},
			{"https://www.nepalpress.com/2021/05/12/54839/", "2021-05-12", false},
		},
		Checked: checked,
	},
	{
		ID: "np-1166", Name: "National Suicide Prevention Helpline", Kind: Crisis,
		About: "The Mental Hospital in Lagankhel.", Hours: "8 AM to 8 PM at least; pages differ", Place: "NP",
		Ways: []Way{{Call, "1166", "", "", "tel:1166"}},
		Sources: []Source{
			{"http://www.tponepal.org/technical-assistance-for-setting-up-a-national-suicide-prevention-resource-center-and-operationalizing-a-national-helpline-for-suicide-response/", "", false},
			{"https://english.lokpath.com/2020/09/10/suicide-control-helpline-in-two-hospitals/", "2020-09-10", false},
		},
		Checked: checked,
	},
	{
		ID: "np-1145", Name: "Khabar Garau 1145", Kind: Violence,
		About: "The National Women Commission's line about violence. Free.", Hours: anyHour, Place: "NP",
		Ways: []Way{{Call, "1145", "", "", "tel:1145"}},
		Sources: []Source{
			{"http://nwc.gov.np/en/national-women-commission-launches-its-helpline-service-khabar-garaun-1145/", "2017-12-10", true},
			{"https://kathmandupost.com/national/2025/02/08/women-commission-s-helpline-struggles-to-meet-demand-amid-rising-cases", "2025-02-08", false},
		},
		Checked: checked,
	},

	// United Kingdom.
	{
		ID: "gb-999", Name: emergency, Kind: Emergency,
		About: "Police, fire, and ambulance.", Hours: anyHour, Place: "GB",
		Ways: []Way{{Call, "999", "", "", "tel:999"}},
		Sources: []Source{
			{"http://karmanirvana.org.uk/about/faq/", "", false},
			{"https://southallblacksisters.org.uk/about/southall-black-sisters-timeline/", "2021-12", false},
		},
		Checked: checked,
	},
	{
		ID: "gb-samaritans", Name: "Samaritans", Kind: Crisis,
		About: "Someone to talk to, whatever it is. Free.", Hours: anyHour, Place: "GB",
		Ways:    []Way{{Call, "116 123", "", "", "tel:116123"}},
		Sources: []Source{{"https://www.samaritans.org/how-we-can-help/contact-samaritan/", "", true}},
		Checked: checked,
	},
	{
		ID: "gb-refuge", Name: "National Domestic Abuse Helpline", Kind: Violence,
		About: "Women, run by Refuge. Free.", Hours: anyHour, Place: "GB",
		Ways:    []Way{{Call, "0808 2000 247", "", "", "tel:08082000247"}},
		Sources: []Source{{"https://www.refuge.org.uk/category/news/", "2020-12", true}},
		Checked: checked,
	},
	{
		ID: "gb-karma-nirvana", Name: "Karma Nirvana", Kind: Violence,
		About: "Forced marriage and abuse in the name of honor.", Hours: weekdays9, Place: "GB",
		Ways:    []Way{{Call, "0800 5999 247", "", "", "tel:08005999247"}},
		Sources: []Source{{"http://karmanirvana.org.uk/about/faq/", "", true}},
		Checked: checked,
	},
	{
		ID: "gb-southall", Name: "Southall Black Sisters", Kind: Violence,
		About: "Asian and Black women: abuse at home.", Hours: weekdays9, Place: "GB",
		Ways:    []Way{{Call, "020 8571 9595", "", "", "tel:02085719595"}},
		Sources: []Source{{"https://southallblacksisters.org.uk/about/southall-black-sisters-timeline/", "2021-12", true}},
		Checked: checked,
	},

	// Canada.
	{
		ID: "ca-988", Name: "9-8-8 Suicide Crisis Helpline", Kind: Crisis,
		About: "Canada's own service, by call or text.", Hours: anyHour,
		Languages: "English, French.", Place: "CA",
		Ways: []Way{
			{Call, "988", "", "", "tel:988"},
			{Text, "988", "", "", "sms:988"},
		},
		Sources: []Source{{"https://www.newswire.ca/news-releases/government-of-canada-launches-three-digit-suicide-crisis-helpline-896472116.html", "2023-11-30", true}},
		Checked: checked,
	},

	// United Arab Emirates.
	{
		ID: "ae-999", Name: "Police", Kind: Emergency,
		About: "Danger right now.", Hours: anyHour,
		Languages: "Arabic, English.", Place: "AE",
		Ways: []Way{{Call, "999", "", "", "tel:999"}},
		Sources: []Source{
			{"https://www.khaleejtimes.com/ml/uae/dubai-dial-999-only-for-emergencies-residents-urged-after-hotline-gets-over-71000-calls-during-ei", "2024-06-21", false},
			{"https://citiesinsider.com/country/united-arab-emirates/sharjah/emergency-communication/en", "", false},
		},
		Checked: checked,
	},

	// Australia.
	{
		ID: "au-000", Name: emergency, Kind: Emergency,
		About: "Police, fire, and ambulance. Say which, then your language.", Hours: anyHour,
		Languages: "Interpreters on request.", Place: "AU",
		Ways: []Way{{Call, "000", "", "", "tel:000"}},
		Sources: []Source{
			{"https://lifelineh2h.org.au/get-help/telephone-crisis-support/faqs/", "", false},
			{"https://www.melbar.com.au/2020/10/08/000-emergency/", "2020-10-08", false},
		},
		Checked: checked,
	},
	{
		ID: "au-lifeline", Name: "Lifeline", Kind: Crisis,
		About: "Crisis and suicide.", Hours: anyHour,
		Languages: "For an interpreter, call 131 450 first and ask for 13 11 14.", Place: "AU",
		Ways: []Way{{Call, "13 11 14", "", "", "tel:131114"}},
		Sources: []Source{
			{"https://lifelineh2h.org.au/get-help/telephone-crisis-support/faqs/", "", true},
			{"https://www.llg.org.au/contact/accessibility", "", false},
		},
		Checked: checked,
	},
	{
		ID: "au-1800respect", Name: "1800RESPECT", Kind: Violence,
		About: "Abuse at home and sexual violence.", Hours: anyHour,
		Languages: "Interpreters on calls. Text is English only.", Place: "AU",
		Ways: []Way{
			{Call, "1800 737 732", "", "", "tel:1800737732"},
			{Text, "0458 737 732", "", "", "sms:0458737732"},
		},
		Sources: []Source{
			{"https://www.aap.com.au/news/domestic-violence-hotline-expands-to-text-services/", "2023-12-08", false},
			{"https://articles.listnr.com/news/expansion-of-domestic-violence-hotline-now-includes-text-services/", "2023-12-08", false},
		},
		Checked: checked,
	},
}
