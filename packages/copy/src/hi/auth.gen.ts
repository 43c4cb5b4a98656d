// Generated from messages/hi/auth.po by `make gen`. Change that file.

export const title = "लॉग इन" as string;
export const description = "अपने कोच से बात करने के लिए लॉग इन या साइन अप करें।" as string;
export const languages = "भाषा" as string;
export const logInTab = "लॉग इन" as string;
export const signUpTab = "साइन अप" as string;
export const usernameOrEmail = "यूज़रनेम या ईमेल" as string;
export const password = "पासवर्ड" as string;
export const forgotPassword = "पासवर्ड याद नहीं?" as string;
export const logIn = "लॉग इन करें" as string;
export const loggingIn = "लॉग इन हो रहा है..." as string;
export const continueWithGoogle = "Google से आगे बढ़ें" as string;
export const or = "या" as string;
export const sharedDevice = "यह डिवाइस दूसरे लोग भी इस्तेमाल करते हैं" as string;
export const sharedDeviceHint = "30 मिनट तक कोई हलचल न होने पर हम आपको लॉग आउट कर देंगे।" as string;
export const firstName = "नाम" as string;
export const lastName = "सरनेम" as string;
export const username = "यूज़रनेम" as string;
export const email = "ईमेल" as string;
export const confirmPassword = "पासवर्ड दोबारा लिखें" as string;
export const signUp = "साइन अप करें" as string;
export const creatingAccount = "अकाउंट बन रहा है..." as string;
export const usernameHint = "अक्षर, नंबर और अंडरस्कोर। इससे लॉग इन किया जा सकता है।" as string;
export const capsLock = "Caps Lock चालू है।" as string;
export const passwordRules = {
  length: "8 या ज़्यादा अक्षर" as string,
  uppercase: "एक बड़ा अक्षर (A–Z)" as string,
  lowercase: "एक छोटा अक्षर (a–z)" as string,
  number: "एक नंबर" as string,
  met: "हो गया" as string,
} as const;
export const agreement = <T>(v: { terms: (text: string) => T; privacy: (text: string) => T }): (string | T)[] => [`साइन अप करके आप हमारी `, v.terms(`सेवा की शर्तों`), ` और `, v.privacy(`प्राइवेसी पॉलिसी`), ` से सहमत हैं। Aangan में इमोशनल वेलनेस कोचिंग मिलती है, क्लिनिकल थेरेपी या मेडिकल सलाह नहीं।`];
export const newHere = "यहाँ पहली बार?" as string;
export const alreadyMember = "पहले से अकाउंट है?" as string;
export const later = "यह फ़ीचर आगे चलकर जोड़ा जाएगा।" as string;
export const laterHelp = "फ़िलहाल अपने यूज़रनेम या ईमेल और पासवर्ड से लॉग इन करें।" as string;
export const notices = {
  sessionEnded: "आपको लॉग आउट कर दिया गया है। जहाँ बात छूटी थी, वहीं से शुरू करने के लिए फिर से लॉग इन करें। आपका लिखा हुआ सेव है।" as string,
  idle: "30 मिनट तक कोई हलचल न होने पर आपको लॉग आउट कर दिया गया।" as string,
  passwordChanged: "आपका नया पासवर्ड सेव हो गया है। उसी से लॉग इन करें।" as string,
  providerFailed: "Google से आपका लॉग इन नहीं हो पाया। फिर से कोशिश करें, या अपने पासवर्ड से लॉग इन करें।" as string,
  providerCancelled: "Google से आपका लॉग इन नहीं हुआ। फिर से कोशिश करें, या अपने पासवर्ड से लॉग इन करें।" as string,
} as const;
export const pitch = "सर्टिफ़ाइड वेलनेस कोच, जो आपकी संस्कृति समझते हैं" as string;
export const pitchText = "ऐसे इंसान से बात करें जो आपके बचपन के घर को भी जानता हो, और आज के घर को भी।" as string;
export const welcome = "आइए। आपके लिए जगह है।" as string;
export const benefits = [
  "वन-टू-वन कोचिंग" as string,
  "मैसेज पर अनलिमिटेड सपोर्ट" as string,
  "संस्कृति समझने वाला एक AI साथी" as string,
  "अपने जैसे लोगों की बेनाम कम्युनिटी" as string,
  "7 दिन का फ़्री ट्रायल। कभी भी कैंसल करें।" as string,
] as const;
export const loginSuccess = {
  title: "लॉग इन हो गया" as string,
  text: (v: { firstName: string | number }) => `${v.firstName}, आपका फिर से स्वागत है।`,
} as const;
export const registrationSuccess = {
  title: "साइन अप हो गया" as string,
  text: (v: { firstName: string | number }) => `${v.firstName}, Aangan में आपका स्वागत है।`,
} as const;
export const loggedOut = {
  title: "लॉग आउट हो गया" as string,
  text: "अब आप लॉग इन नहीं हैं" as string,
} as const;
export const loginFailed = "लॉग इन नहीं हो पाया" as string;
export const loginFailedStatus = (v: { status: string | number }) => `लॉग इन नहीं हो पाया, स्टेटस: ${v.status}`;
export const registrationFailed = "साइन अप नहीं हो पाया" as string;
export const registrationFailedStatus = (v: { status: string | number }) => `साइन अप नहीं हो पाया, स्टेटस: ${v.status}`;
export const logoutFailed = "लॉग आउट नहीं हो पाया" as string;
