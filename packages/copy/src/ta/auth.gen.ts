// Generated from messages/ta/auth.po by `make gen`. Change that file.

export const title = "லாகின்" as string;
export const description = "உங்கள் கோச்சுடன் பேச லாகின் அல்லது சைன் அப் செய்யுங்கள்." as string;
export const languages = "மொழி" as string;
export const logInTab = "லாகின்" as string;
export const signUpTab = "சைன் அப்" as string;
export const usernameOrEmail = "யூசர்நேம் அல்லது ஈமெயில்" as string;
export const password = "பாஸ்வேர்டு" as string;
export const forgotPassword = "பாஸ்வேர்டு மறந்துவிட்டதா?" as string;
export const logIn = "லாகின் செய்யுங்கள்" as string;
export const loggingIn = "லாகின் ஆகிறது..." as string;
export const continueWithGoogle = "Google மூலம் தொடருங்கள்" as string;
export const or = "அல்லது" as string;
export const sharedDevice = "இந்த டிவைஸை மற்றவர்களும் பயன்படுத்துகிறார்கள்" as string;
export const sharedDeviceHint = "30 நிமிடம் எதுவும் செய்யாமல் இருந்தால், உங்களை லாக் அவுட் செய்துவிடுவோம்." as string;
export const firstName = "முதல் பெயர்" as string;
export const lastName = "கடைசிப் பெயர்" as string;
export const username = "யூசர்நேம்" as string;
export const email = "ஈமெயில்" as string;
export const confirmPassword = "பாஸ்வேர்டை மீண்டும் எழுதுங்கள்" as string;
export const signUp = "சைன் அப் செய்யுங்கள்" as string;
export const creatingAccount = "அக்கவுண்ட் உருவாகிறது..." as string;
export const usernameHint = "ஆங்கில எழுத்துகள், எண்கள், அண்டர்ஸ்கோர் (_). இதைக் கொடுத்து லாகின் செய்யலாம்." as string;
export const capsLock = "Caps Lock ஆனில் இருக்கிறது." as string;
export const passwordRules = {
  length: "8 எழுத்துகள் அல்லது அதற்கு மேல்" as string,
  uppercase: "ஒரு பெரிய எழுத்து (ABC)" as string,
  lowercase: "ஒரு சிறிய எழுத்து (abc)" as string,
  number: "ஓர் எண்" as string,
  met: "சரி" as string,
} as const;
export const agreement = <T>(v: { terms: (text: string) => T; privacy: (text: string) => T }): (string | T)[] => [`சைன் அப் செய்வதன் மூலம் எங்கள் `, v.terms(`சேவை விதிமுறைகள்`), `, `, v.privacy(`பிரைவசி பாலிசி`), ` இரண்டையும் ஏற்றுக்கொள்கிறீர்கள். Aangan தருவது எமோஷனல் வெல்னஸ் கோச்சிங்; கிளினிக்கல் தெரபியோ மருத்துவ ஆலோசனையோ அல்ல.`];
export const newHere = "இங்கே முதல் முறையா?" as string;
export const alreadyMember = "ஏற்கனவே அக்கவுண்ட் இருக்கிறதா?" as string;
export const later = "இந்த வசதி பிறகு சேர்க்கப்படும்." as string;
export const laterHelp = "இப்போதைக்கு உங்கள் யூசர்நேம் அல்லது ஈமெயிலையும் பாஸ்வேர்டையும் கொடுத்து லாகின் செய்யுங்கள்." as string;
export const notices = {
  sessionEnded: "நீங்கள் லாக் அவுட் ஆகிவிட்டீர்கள். விட்ட இடத்திலிருந்து தொடர மீண்டும் லாகின் செய்யுங்கள். நீங்கள் எழுதியது சேவ் ஆகியிருக்கிறது." as string,
  idle: "30 நிமிடம் எதுவும் செய்யாததால் லாக் அவுட் ஆகிவிட்டது." as string,
  passwordChanged: "உங்கள் புதிய பாஸ்வேர்டு சேவ் ஆகிவிட்டது. அதைக் கொடுத்து லாகின் செய்யுங்கள்." as string,
  providerFailed: "Google மூலம் உங்களை லாகின் செய்ய முடியவில்லை. மீண்டும் முயற்சி செய்யுங்கள், அல்லது உங்கள் பாஸ்வேர்டைப் பயன்படுத்துங்கள்." as string,
  providerCancelled: "Google மூலம் லாகின் ஆகவில்லை. மீண்டும் முயற்சி செய்யுங்கள், அல்லது உங்கள் பாஸ்வேர்டைப் பயன்படுத்துங்கள்." as string,
} as const;
export const pitch = "உங்கள் கலாச்சாரம் புரிந்த, சான்றிதழ் பெற்ற வெல்னஸ் கோச்கள்" as string;
export const pitchText = "நீங்கள் வளர்ந்த வீட்டையும், இப்போது வாழும் வீட்டையும் தெரிந்த ஒருவரிடம் பேசுங்கள்." as string;
export const welcome = "உள்ளே வாருங்கள். உங்களுக்கு ஓர் இடம் வைத்திருக்கிறோம்." as string;
export const benefits = [
  "ஒன் டு ஒன் கோச்சிங்" as string,
  "மெசேஜ் மூலம் அன்லிமிடெட் சப்போர்ட்" as string,
  "கலாச்சாரம் புரிந்த ஒரு AI துணை" as string,
  "பெயர் வெளியிடாமல் பேசும், உங்களைப் போன்றவர்களின் கம்யூனிட்டி" as string,
  "7 நாள் இலவச ட்ரையல். எப்போது வேண்டுமானாலும் கேன்சல் செய்யலாம்." as string,
] as const;
export const loginSuccess = {
  title: "லாகின் ஆகிவிட்டது" as string,
  text: (v: { firstName: string | number }) => `${v.firstName}, மீண்டும் உங்களை வரவேற்கிறோம்.`,
} as const;
export const registrationSuccess = {
  title: "சைன் அப் ஆகிவிட்டது" as string,
  text: (v: { firstName: string | number }) => `${v.firstName}, Aangan உங்களை வரவேற்கிறது.`,
} as const;
export const loggedOut = {
  title: "லாக் அவுட் ஆகிவிட்டது" as string,
  text: "நீங்கள் இப்போது லாகினில் இல்லை" as string,
} as const;
export const loginFailed = "லாகின் செய்ய முடியவில்லை" as string;
export const loginFailedStatus = (v: { status: string | number }) => `லாகின் செய்ய முடியவில்லை, ஸ்டேட்டஸ்: ${v.status}`;
export const registrationFailed = "சைன் அப் செய்ய முடியவில்லை" as string;
export const registrationFailedStatus = (v: { status: string | number }) => `சைன் அப் செய்ய முடியவில்லை, ஸ்டேட்டஸ்: ${v.status}`;
export const logoutFailed = "லாக் அவுட் செய்ய முடியவில்லை" as string;
