// Generated from messages/ta/layout.po by `make gen`. Change that file.

export const howItWorks = "எப்படி வேலை செய்கிறது" as string;
export const features = "வசதிகள்" as string;
export const pricing = "விலை" as string;
export const faq = "கேள்வி பதில்" as string;
export const signUpForBeta = "பீட்டாவில் சேருங்கள்" as string;
export const logIn = "லாகின்" as string;
export const footerHelp = "நெருக்கடியில் இருந்தால்" as string;
export const footerFeatures = "உங்களுக்குக் கிடைப்பவை" as string;
export const footerCompany = "Aangan" as string;
export const footerSmall = "பாலிசிகளும் பாதுகாப்பும்" as string;
export const aboutUs = "எங்களைப் பற்றி" as string;
export const ourCoaches = "எங்கள் கோச்கள்" as string;
export const blog = "வலைப்பதிவு" as string;
export const careers = "வேலைவாய்ப்புகள்" as string;
export const contact = "தொடர்பு" as string;
export const questions = "கேள்வி பதில்" as string;
export const privacy = "பிரைவசி பாலிசி" as string;
export const terms = "சேவை விதிமுறைகள்" as string;
export const crisisHelp = "நெருக்கடி உதவி" as string;
export const moreHelp = "நெருக்கடிக்கு மேலும் உதவி" as string;
export const safety = "பாதுகாப்பு நடைமுறை" as string;
export const siteMenu = [
  {
    route: "dashboard" as string,
    label: "டாஷ்போர்டு" as string,
  },
  {
    route: "coaches" as string,
    label: "கோச்கள்" as string,
  },
  {
    route: "messages" as string,
    label: "மெசேஜ்கள்" as string,
  },
  {
    route: "resources" as string,
    label: "ரிசோர்ஸ்" as string,
  },
  {
    route: "community" as string,
    label: "கம்யூனிட்டி" as string,
  },
  {
    route: "subscribe" as string,
    label: "சப்ஸ்கிரிப்ஷன்" as string,
  },
] as const;
export const dashboard = "டாஷ்போர்டு" as string;
export const sessions = "செஷன்கள்" as string;
export const goals = "இலக்குகள்" as string;
export const journal = "நாட்குறிப்பு" as string;
export const coaches = "கோச்கள்" as string;
export const messages = "மெசேஜ்கள்" as string;
export const resources = "ரிசோர்ஸ்" as string;
export const community = "கம்யூனிட்டி" as string;
export const profile = "புரொஃபைல்" as string;
export const more = "மேலும்" as string;
export const logout = "லாக் அவுட்" as string;
export const loggingOut = "லாக் அவுட் ஆகிறது..." as string;
export const accountMenu = "உங்கள் அக்கவுண்ட்" as string;
export const myData = "உங்கள் டேட்டாவும் டிவைஸ்களும்" as string;
export const safetyNotes = "என் பாதுகாப்புக் குறிப்புகள்" as string;
export const subscription = "பிளான் மற்றும் பில்லிங்" as string;
export const upgrade = "பிரீமியத்துக்கு மாறுங்கள்" as string;
export const premium = "பிரீமியம் மெம்பர்" as string;
export const premiumHint = "பிரீமியம் மெம்பர்ஷிப்பில் உங்களுக்கு அன்லிமிடெட் கோச்சிங் செஷன்கள் கிடைக்கும்." as string;
export const quickExit = "உடனே வெளியேறுங்கள்" as string;
export const quickExitHint = "அல்லது Esc கீயை இரண்டு முறை அழுத்துங்கள்." as string;
export const offline = "நீங்கள் ஆஃப்லைனில் இருக்கிறீர்கள். நீங்கள் எழுதுவது சேவ் ஆகிறது; மீண்டும் ஆன்லைன் வந்ததும் அனுப்பப்படும்." as string;
export const outage = "எங்களால் இப்போது எதையும் லோட் செய்யவோ சேவ் செய்யவோ முடியவில்லை. இந்தப் பக்கத்தைத் திறந்தே வையுங்கள்: நாங்கள் திரும்பியதும் இது தானாகவே அப்டேட் ஆகும்." as string;
export const outageHelp = "நெருக்கடியில் இருந்தால் 988-ஐ அழையுங்கள் அல்லது ஆங்கிலத்தில் மெசேஜ் அனுப்புங்கள், அல்லது 911-ஐ அழையுங்கள்: இரண்டும் இப்போதும் வேலை செய்கின்றன." as string;
export const outageLabel = "சீக்கிரம் திரும்பி வருகிறோம்" as string;
export const stillThere = {
  title: "இன்னும் இருக்கிறீர்களா?" as string,
  text: "கொஞ்ச நேரமாக நீங்கள் எதுவும் செய்யவில்லை; இந்த டிவைஸை மற்றவர்களும் பயன்படுத்துகிறார்கள். சீக்கிரம் உங்களை லாக் அவுட் செய்துவிடுவோம்." as string,
  left: (v: { time: string | number }) => `மீதி நேரம்: ${v.time}`,
  stay: "லாகினில் தொடருங்கள்" as string,
  logOutNow: "இப்போதே லாக் அவுட்" as string,
} as const;
export const unreadBadge = (v: { count: number }) => `${v.count === 1 ? `${v.count} படிக்காத மெசேஜ்` : `${v.count} படிக்காத மெசேஜ்கள்`}`;
