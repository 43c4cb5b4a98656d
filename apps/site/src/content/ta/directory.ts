import { abroad, directory, helpKinds, states } from "@aangan/copy/helplines";
import type { GroupHeading, Helpline } from "../shared/crisis";

type Heading = (typeof helpKinds | typeof states | typeof abroad)[number];
type Entry = (typeof directory)[number];
type English = Heading["title" | "text"] | Entry["about" | "hours" | "languages"] | Entry["ways"][number]["note"];

// The keys are the English texts, so that a changed one does not compile until its Tamil is looked at. Names of
// organizations stay in English: callers hear and read them so.
const tamil: Readonly<Record<English, string>> = {
  "": "",

  // What happens.
  "I'm thinking of ending my life, or it's all too much":
    "உயிரை விட்டுவிடலாம் என்று தோன்றுகிறது, அல்லது எதையும் தாங்க முடியவில்லை",
  "You don't have to be sure it's bad enough. If you have something within reach to hurt yourself with, move away from it first.":
    "நிலைமை அந்த அளவுக்கு மோசமா என்று உறுதியாகத் தெரிய வேண்டியதில்லை. உங்களைக் காயப்படுத்திக்கொள்ளக்கூடிய ஏதாவது கைக்கு எட்டும் தூரத்தில் இருந்தால், முதலில் அதை விட்டுத் தள்ளிப் போங்கள்.",
  "Someone is hurt, can't breathe, or won't wake up":
    "ஒருவருக்குக் காயம், மூச்சு விட முடியவில்லை, அல்லது எழுப்பினாலும் கண் விழிக்கவில்லை",
  "Call first. Then open the front door, and stay on the line.":
    "முதலில் அழையுங்கள். பிறகு வாசல் கதவைத் திறந்து வையுங்கள், லைனிலேயே இருங்கள்.",
  "Someone took too much, or swallowed something": "ஒருவர் எதையோ அளவுக்கு மேல் எடுத்துவிட்டார், அல்லது எதையோ விழுங்கிவிட்டார்",
  "If they're unconscious, having a seizure, or having trouble breathing, call 911. Keep the package. If it was on purpose, call 911.":
    "அவர் மயக்கத்தில் இருந்தால், வலிப்பு வந்தால், அல்லது மூச்சு விடச் சிரமப்பட்டால், 911-ஐ அழையுங்கள். அது இருந்த பாக்கெட்டை வைத்திருங்கள். வேண்டுமென்றே எடுத்திருந்தால், 911-ஐ அழையுங்கள்.",
  "Someone hurts me, threatens me, or controls me": "ஒருவர் என்னைக் காயப்படுத்துகிறார், மிரட்டுகிறார், அல்லது கட்டுப்படுத்துகிறார்",
  "If you're in danger now, get out or lock a door between you, and call 911. South Asian organizations and state hotlines are below.":
    "நீங்கள் இப்போதே ஆபத்தில் இருந்தால், வெளியே போய்விடுங்கள் அல்லது இடையில் ஒரு கதவைப் பூட்டிக்கொள்ளுங்கள், 911-ஐ அழையுங்கள். தெற்காசிய அமைப்புகளும் மாநில ஹாட்லைன்களும் கீழே இருக்கின்றன.",
  "A child isn't safe": "ஒரு குழந்தை பாதுகாப்பாக இல்லை",
  "If a child is in danger right now, call 911.": "ஒரு குழந்தை இப்போதே ஆபத்தில் இருந்தால், 911-ஐ அழையுங்கள்.",
  "An older person is hurt, neglected, or cheated":
    "வயதானவர் ஒருவர் காயப்படுத்தப்படுகிறார், கவனிக்கப்படாமல் விடப்படுகிறார், அல்லது ஏமாற்றப்படுகிறார்",
  "If they're in danger right now, call 911.": "அவர் இப்போதே ஆபத்தில் இருந்தால், 911-ஐ அழையுங்கள்.",
  "Someone controls my work, my papers, or my pay": "என் வேலை, ஆவணங்கள் அல்லது சம்பளம் இன்னொருவரின் கட்டுப்பாட்டில் இருக்கிறது",
  "If you're locked in or in danger right now, call 911.":
    "உங்களைப் பூட்டி வைத்திருந்தால், அல்லது நீங்கள் இப்போதே ஆபத்தில் இருந்தால், 911-ஐ அழையுங்கள்.",
  "Eating has become a fight": "சாப்பிடுவதே ஒரு போராட்டமாகிவிட்டது",
  "A doctor should check on you soon, even if you feel fine. If you faint, have chest pain, or can't keep water down, call 911.":
    "நன்றாக இருப்பது போலத் தோன்றினாலும், சீக்கிரம் ஒரு டாக்டர் உங்களைப் பார்க்க வேண்டும். மயக்கம் வந்தால், நெஞ்சு வலித்தால், அல்லது குடித்த தண்ணீரும் வயிற்றில் தங்காவிட்டால், 911-ஐ அழையுங்கள்.",
  "Alcohol or drugs": "மது அல்லது போதைப்பொருள்",
  "If someone won't wake up or breathes slowly, call 911.":
    "எழுப்பினாலும் ஒருவர் கண் விழிக்காவிட்டால் அல்லது மெதுவாக மூச்சு விட்டால், 911-ஐ அழையுங்கள்.",
  "I'm pregnant or have a baby, and I'm not okay": "கர்ப்பமாக இருக்கிறேன் அல்லது கைக்குழந்தை இருக்கிறது, நான் நன்றாக இல்லை",
  "If you think of hurting yourself or the baby, call 911 or 988.":
    "உங்களையோ குழந்தையையோ காயப்படுத்தும் எண்ணம் வந்தால், 911 அல்லது 988-ஐ அழையுங்கள்.",
  "I'm LGBTQ+ and young": "நான் LGBTQ+, இளம் வயது",
  "I'm a veteran or in the service, or love someone who is":
    "ராணுவத்தில் இருந்தேன் அல்லது இருக்கிறேன், அல்லது எனக்கு வேண்டிய ஒருவர் அப்படி",

  // Places.
  California: "கலிஃபோர்னியா (California)",
  Connecticut: "கனெக்டிகட் (Connecticut)",
  Georgia: "ஜார்ஜியா (Georgia)",
  Illinois: "இல்லினாய் (Illinois)",
  "Maryland, Virginia, and Washington, D.C.": "மேரிலாந்து, வர்ஜீனியா, வாஷிங்டன் டி.சி. (Maryland, Virginia, Washington, D.C.)",
  Massachusetts: "மாசசூசெட்ஸ் (Massachusetts)",
  Michigan: "மிச்சிகன் (Michigan)",
  Minnesota: "மினசோட்டா (Minnesota)",
  "New Jersey": "நியூ ஜெர்சி (New Jersey)",
  "New York": "நியூயார்க் (New York)",
  Texas: "டெக்சஸ் (Texas)",
  India: "இந்தியா",
  Pakistan: "பாகிஸ்தான்",
  Bangladesh: "பங்களாதேஷ்",
  "Sri Lanka": "இலங்கை",
  Nepal: "நேபாளம்",
  "United Kingdom": "பிரிட்டன் (UK)",
  Canada: "கனடா",
  "From a phone in the U.S., 988 reaches the U.S. line, not Canada's.":
    "அமெரிக்காவில் உள்ள போனில் இருந்து அழைத்தால், 988 கனடாவின் லைனுக்கு அல்ல, அமெரிக்காவின் லைனுக்கே போகும்.",
  "United Arab Emirates": "ஐக்கிய அரபு எமிரேட்ஸ் (UAE)",
  Australia: "ஆஸ்திரேலியா",

  // What a helpline is for.
  "Suicide, mental health, and substance use, for you or someone you worry about. Free.":
    "தற்கொலை, மனநலம், போதைப்பழக்கம் பற்றி, உங்களுக்காக அல்லது நீங்கள் கவலைப்படும் ஒருவருக்காக. இலவசம்.",
  "Any crisis, by message.": "எந்த நெருக்கடியும், மெசேஜில்.",
  "Danger to life, serious injury, fire, or violence right now. Texting 911 works in many places, not all.":
    "இப்போதே உயிருக்கு ஆபத்து, பெரிய காயம், தீ, அல்லது வன்முறை. 911-க்கு மெசேஜ் அனுப்புவது பல இடங்களில் வேலை செய்யும், எல்லா இடங்களிலும் அல்ல.",
  "What to do after someone swallowed, breathed, or touched something, as long as they're awake.":
    "ஒருவர் எதையாவது விழுங்கினால், சுவாசித்தால், அல்லது தொட்டால் என்ன செய்வது, அவர் விழித்திருக்கும் வரை.",
  "Violence, threats, or control by a partner or family. They can plan with you, whatever you decide.":
    "பார்ட்னர் அல்லது குடும்பத்தின் வன்முறை, மிரட்டல், கட்டுப்பாடு. நீங்கள் என்ன முடிவு செய்தாலும், உங்களோடு சேர்ந்து திட்டமிட அவர்களால் முடியும்.",
  "Sexual violence, now or long ago.": "பாலியல் வன்முறை, இப்போது அல்லது எப்போதோ நடந்தது.",
  "Abuse or neglect of a child, for children and adults. It isn't where you file a report; they tell you how.":
    "குழந்தைக்கு நடக்கும் கொடுமை அல்லது அலட்சியம், குழந்தைகளும் பெரியவர்களும் அழைக்கலாம். இது புகார் பதிவு செய்யும் இடம் அல்ல; எப்படிச் செய்வது என்று சொல்வார்கள்.",
  "Finds the office near you that looks into abuse and neglect of older people. It isn't a crisis line.":
    "வயதானவர்களுக்கு நடக்கும் கொடுமையையும் அலட்சியத்தையும் விசாரிக்கும், உங்கள் அருகில் உள்ள அலுவலகத்தைக் கண்டுபிடித்துத் தரும். இது நெருக்கடி ஹெல்ப்லைன் அல்ல.",
  "Fraud against people of 60 and older.": "60 வயதும் அதற்கு மேலும் உள்ளவர்களிடம் நடக்கும் மோசடி.",
  "Work or sex under threat, debt, or with your passport held.":
    "மிரட்டி, கடனைக் காட்டி, அல்லது பாஸ்போர்ட்டைப் பிடித்து வைத்துக்கொண்டு கட்டாயப்படுத்தும் வேலை அல்லது பாலுறவு.",
  "Volunteers who know eating disorders, for you or someone you love.":
    "உணவுப் பழக்கக் கோளாறுகளை அறிந்த தன்னார்வலர்கள், உங்களுக்காக அல்லது உங்களுக்கு வேண்டிய ஒருவருக்காக.",
  "A helpline answered by therapists, groups, and a list of treatment near you.":
    "தெரபிஸ்ட்கள் பதில் சொல்லும் ஹெல்ப்லைன், குழுக்கள், உங்கள் அருகில் உள்ள சிகிச்சைகளின் பட்டியல்.",
  "Finds treatment and groups near you for drugs, alcohol, and mental health. It doesn't counsel.":
    "போதைப்பொருள், மது, மனநலம் தொடர்பான சிகிச்சையையும் குழுக்களையும் உங்கள் அருகில் கண்டுபிடித்துத் தரும். இங்கே ஆலோசனை தர மாட்டார்கள்.",
  "A person with the same experience, about addiction.": "போதைப்பழக்கம் பற்றி, அதே அனுபவம் உள்ள ஒருவர்.",
  "Before, during, and after pregnancy. It isn't a crisis line.":
    "கர்ப்பத்துக்கு முன், கர்ப்பத்தின்போது, அதற்குப் பிறகு. இது நெருக்கடி ஹெல்ப்லைன் அல்ல.",
  "Suicide and crisis support for LGBTQ+ people under 25.":
    "25 வயதுக்குக் கீழ் உள்ள LGBTQ+ நபர்களுக்கு, தற்கொலை எண்ணத்திலும் நெருக்கடியிலும் ஆதரவு.",
  "Veterans, service members, and their families and friends.":
    "முன்னாள் ராணுவத்தினர், இப்போது பணியில் உள்ளவர்கள், அவர்களின் குடும்பத்தினர், நண்பர்கள்.",
  "South Asian families in the Bay Area.": "Bay Area பகுதியின் தெற்காசியக் குடும்பங்கள்.",
  "Abuse at home, all of Connecticut.": "வீட்டில் கொடுமை, கனெக்டிகட் முழுவதும்.",
  "Abuse at home, all of Georgia.": "வீட்டில் கொடுமை, ஜார்ஜியா முழுவதும்.",
  "Abuse at home, all of Illinois.": "வீட்டில் கொடுமை, இல்லினாய் முழுவதும்.",
  "South Asian women and families.": "தெற்காசியப் பெண்கள், குடும்பங்கள்.",
  "Massachusetts's hotline for abuse at home and sexual violence.":
    "வீட்டில் கொடுமைக்கும் பாலியல் வன்முறைக்கும் மாசசூசெட்ஸ் மாநிலத்தின் ஹாட்லைன்.",
  "Abuse at home, all of Michigan.": "வீட்டில் கொடுமை, மிச்சிகன் முழுவதும்.",
  "A crisis line for South Asian families.": "தெற்காசியக் குடும்பங்களுக்கான நெருக்கடி ஹெல்ப்லைன்.",
  "South Asian women.": "தெற்காசியப் பெண்கள்.",
  "Abuse at home, all of New Jersey.": "வீட்டில் கொடுமை, நியூ ஜெர்சி முழுவதும்.",
  "South Asian families in and around New York City.": "நியூயார்க் நகரத்திலும் சுற்றியும் உள்ள தெற்காசியக் குடும்பங்கள்.",
  "All of New York State.": "நியூயார்க் மாநிலம் முழுவதும்.",
  "New York City.": "நியூயார்க் நகரம்.",
  "South Asian families in Houston.": "Houston நகரத்தின் தெற்காசியக் குடும்பங்கள்.",
  "Asian families in Austin: abuse at home, sexual violence, stalking, and trafficking.":
    "Austin நகரத்தின் ஆசியக் குடும்பங்கள்: வீட்டில் கொடுமை, பாலியல் வன்முறை, பின்தொடர்ந்து தொல்லை, ஆள் கடத்தல்.",
  "Police, fire, and ambulance.": "போலீஸ், தீயணைப்பு, ஆம்புலன்ஸ்.",
  "The government's mental health line. Free.": "அரசின் மனநல ஹெல்ப்லைன். இலவசம்.",
  "Counseling by phone, from the Tata Institute of Social Sciences.":
    "போனில் ஆலோசனை, Tata Institute of Social Sciences வழங்குவது.",
  "Violence against women.": "பெண்களுக்கு எதிரான வன்முறை.",
  "Violence, harassment, and dowry cases, with counselors. Free.":
    "வன்முறை, தொல்லை, வரதட்சணைக் கொடுமை; ஆலோசகர்கள் இருக்கிறார்கள். இலவசம்.",
  "Children in danger.": "ஆபத்தில் உள்ள குழந்தைகள்.",
  "Older people: abuse, legal questions, and someone to talk to.": "வயதானவர்கள்: கொடுமை, சட்டக் கேள்விகள், பேச ஒருவர்.",
  "Danger right now.": "இப்போதே ஆபத்து.",
  "Ambulance and rescue, run by each province.": "ஆம்புலன்ஸும் மீட்பும், ஒவ்வொரு மாகாணமும் நடத்துவது.",
  "Violence against women, abuse at home, and legal advice.": "பெண்களுக்கு எதிரான வன்முறை, வீட்டில் கொடுமை, சட்ட ஆலோசனை.",
  "Police, fire, and ambulance. Free.": "போலீஸ், தீயணைப்பு, ஆம்புலன்ஸ். இலவசம்.",
  "Violence against women and children. Free.": "பெண்களுக்கும் குழந்தைகளுக்கும் எதிரான வன்முறை. இலவசம்.",
  "Ambulance. Free.": "ஆம்புலன்ஸ். இலவசம்.",
  "The National Institute of Mental Health.": "National Institute of Mental Health நிறுவனம்.",
  "Crisis support, free and confidential.": "நெருக்கடியில் ஆதரவு, இலவசம், ரகசியம் காக்கப்படும்.",
  "The National Child Protection Authority. Free.": "National Child Protection Authority அமைப்பு. இலவசம்.",
  "The Mental Hospital in Lagankhel.": "Lagankhel மனநல மருத்துவமனை.",
  "The National Women Commission's line about violence. Free.":
    "வன்முறை பற்றிய, National Women Commission அமைப்பின் ஹெல்ப்லைன். இலவசம்.",
  "Someone to talk to, whatever it is. Free.": "எதைப் பற்றி என்றாலும், பேச ஒருவர். இலவசம்.",
  "Women, run by Refuge. Free.": "பெண்களுக்கு, Refuge அமைப்பு நடத்துவது. இலவசம்.",
  "Forced marriage and abuse in the name of honor.": "கட்டாயத் திருமணம், கௌரவத்தின் பெயரில் கொடுமை.",
  "Asian and Black women: abuse at home.": "ஆசிய, கறுப்பினப் பெண்கள்: வீட்டில் கொடுமை.",
  "Canada's own service, by call or text.": "கனடாவின் சொந்தச் சேவை, அழைப்பில் அல்லது மெசேஜில்.",
  "Police, fire, and ambulance. Say which, then your language.":
    "போலீஸ், தீயணைப்பு, ஆம்புலன்ஸ். எது வேண்டும் என்று சொல்லி, பிறகு உங்கள் மொழியைச் சொல்லுங்கள்.",
  "Crisis and suicide.": "நெருக்கடி, தற்கொலை எண்ணம்.",
  "Abuse at home and sexual violence.": "வீட்டில் கொடுமை, பாலியல் வன்முறை.",

  // Hours.
  "Any hour, every day": "எந்த நேரமும், எல்லா நாட்களும்",
  "Monday to Friday, 9 AM to 8 PM Eastern": "திங்கள் முதல் வெள்ளி வரை, 9 AM முதல் 8 PM வரை, Eastern நேரம்",
  "Monday to Friday, 10 AM to 6 PM Eastern": "திங்கள் முதல் வெள்ளி வரை, 10 AM முதல் 6 PM வரை, Eastern நேரம்",
  "Hours and number are on its site": "நேரமும் எண்ணும் அதன் தளத்தில் இருக்கின்றன",
  "Monday to Friday, 10 AM to midnight Eastern, not on holidays":
    "திங்கள் முதல் வெள்ளி வரை, 10 AM முதல் நள்ளிரவு வரை, Eastern நேரம், விடுமுறை நாட்களில் இல்லை",
  "Monday to Friday, 9 AM to 3 PM; leave a message at other times":
    "திங்கள் முதல் வெள்ளி வரை, 9 AM முதல் 3 PM வரை; மற்ற நேரங்களில் மெசேஜ் விட்டு வையுங்கள்",
  "We couldn't confirm the hours": "நேரத்தை எங்களால் உறுதி செய்ய முடியவில்லை",
  "8 AM to 8 PM, nearly every day": "8 AM முதல் 8 PM வரை, கிட்டத்தட்ட எல்லா நாட்களும்",
  "8:30 AM to 5 PM; longer hours were announced": "8:30 AM முதல் 5 PM வரை; இன்னும் அதிக நேரம் அறிவிக்கப்பட்டது",
  "8 AM to 8 PM at least; pages differ": "குறைந்தது 8 AM முதல் 8 PM வரை; பக்கங்கள் வேறுபடுகின்றன",
  "Monday to Friday, 9 AM to 5 PM": "திங்கள் முதல் வெள்ளி வரை, 9 AM முதல் 5 PM வரை",

  // Languages.
  "Calls: English, Spanish, and interpreters for more than 240 languages. Text and chat: English and Spanish.":
    "அழைப்பு: ஆங்கிலம், ஸ்பானிஷ், 240-க்கும் மேற்பட்ட மொழிகளுக்கு மொழிபெயர்ப்பாளர்கள். மெசேஜ், சாட்: ஆங்கிலம், ஸ்பானிஷ்.",
  "Interpreters for 161 languages.": "161 மொழிகளுக்கு மொழிபெயர்ப்பாளர்கள்.",
  "English, Spanish, and interpreters for more than 200 languages on calls.":
    "ஆங்கிலம், ஸ்பானிஷ், அழைப்பில் 200-க்கும் மேற்பட்ட மொழிகளுக்கு மொழிபெயர்ப்பாளர்கள்.",
  "Interpreters for more than 170 languages on calls.": "அழைப்பில் 170-க்கும் மேற்பட்ட மொழிகளுக்கு மொழிபெயர்ப்பாளர்கள்.",
  "Interpreters available.": "மொழிபெயர்ப்பாளர்கள் இருக்கிறார்கள்.",
  "English, Spanish, and other languages.": "ஆங்கிலம், ஸ்பானிஷ், வேறு மொழிகள்.",
  "Calls: English, Spanish, and interpreters for more than 200 languages.":
    "அழைப்பு: ஆங்கிலம், ஸ்பானிஷ், 200-க்கும் மேற்பட்ட மொழிகளுக்கு மொழிபெயர்ப்பாளர்கள்.",
  "English and Spanish.": "ஆங்கிலம், ஸ்பானிஷ்.",
  "English, Spanish, and interpreters for 60 other languages. Its page names no South Asian one among them; ask.":
    "ஆங்கிலம், ஸ்பானிஷ், வேறு 60 மொழிகளுக்கு மொழிபெயர்ப்பாளர்கள். அவற்றில் தெற்காசிய மொழி எதையும் அதன் பக்கம் சொல்லவில்லை; கேளுங்கள்.",
  "More than 10, with interpreters for others.": "10-க்கும் மேற்பட்ட மொழிகள், மற்ற மொழிகளுக்கு மொழிபெயர்ப்பாளர்கள்.",
  "More than 240, with interpreters; Urdu is among the most asked for.":
    "240-க்கும் மேற்பட்ட மொழிகள், மொழிபெயர்ப்பாளர்களுடன்; அதிகம் கேட்கப்படும் மொழிகளில் உருதுவும் ஒன்று.",
  "Interpreters for 130 languages.": "130 மொழிகளுக்கு மொழிபெயர்ப்பாளர்கள்.",
  "Bengali, Gujarati, Hindi, Malayalam, Nepali, Punjabi, Sylheti, Urdu.":
    "பெங்காலி, குஜராத்தி, இந்தி, மலையாளம், நேபாளி, பஞ்சாபி, சில்ஹெட்டி, உருது.",
  "20 Indian languages, by state.": "20 இந்திய மொழிகள், மாநிலத்தைப் பொறுத்து.",
  "Bengali; press 2 for English.": "பெங்காலி; ஆங்கிலத்துக்கு 2-ஐ அழுத்துங்கள்.",
  "Sinhala, Tamil, English.": "சிங்களம், தமிழ், ஆங்கிலம்.",
  "English, French.": "ஆங்கிலம், பிரெஞ்சு.",
  "Arabic, English.": "அரபு, ஆங்கிலம்.",
  "Interpreters on request.": "கேட்டால் மொழிபெயர்ப்பாளர் கிடைப்பார்.",
  "For an interpreter, call 131 450 first and ask for 13 11 14.":
    "மொழிபெயர்ப்பாளர் வேண்டும் என்றால், முதலில் 131 450 எண்ணை அழைத்து, 13 11 14 எண்ணுக்கு இணைக்கச் சொல்லுங்கள்.",
  "Interpreters on calls. Text is English only.": "அழைப்பில் மொழிபெயர்ப்பாளர்கள். மெசேஜ் ஆங்கிலத்தில் மட்டும்.",

  // Notes beside a number.
  "the old number, also reaches 988": "பழைய எண், இதுவும் 988-க்கே செல்லும்",
  "for chat": "சாட் செய்ய",
  "TTY, for the Deaf": "TTY, காது கேளாதவர்களுக்கு",
  "then press 1": "பிறகு 1-ஐ அழுத்துங்கள்",
  "1-888-8MAITRI": "1-888-8MAITRI",
  "1-800-33-HAVEN, also TTY": "1-800-33-HAVEN, TTY-யும் இதுவே",
  "older people and those who care for them": "வயதானவர்களும் அவர்களைப் பார்த்துக்கொள்பவர்களும்",
  "Deaf: 711, then ask for SafeLink": "காது கேளாதவர்கள்: 711, பிறகு SafeLink வேண்டும் என்று கேளுங்கள்",
  "Deaf: 711": "காது கேளாதவர்கள்: 711",
  "or dial 311": "அல்லது 311-ஐ அழையுங்கள்",
};

// Names that are words, not names.
const names: Readonly<Record<string, string>> = {
  "Emergency services": "அவசர சேவைகள்",
  Police: "போலீஸ்",
};

const translated = ({ id, title, text }: Heading): GroupHeading => ({ id, title: tamil[title], text: tamil[text] });

/** The kinds of help, most urgent first. */
export const kindHeadings: readonly GroupHeading[] = helpKinds.map(translated);
/** The states with helplines of their own. */
export const stateHeadings: readonly GroupHeading[] = states.map(translated);
/** The other countries. */
export const countryHeadings: readonly GroupHeading[] = abroad.map(translated);

/** All helplines. */
export const lines: readonly Helpline[] = directory.map((line) => ({
  ...line,
  name: names[line.name] ?? line.name,
  about: tamil[line.about],
  hours: tamil[line.hours],
  languages: tamil[line.languages],
  ways: line.ways.map((way) => ({ ...way, note: tamil[way.note] })),
}));
