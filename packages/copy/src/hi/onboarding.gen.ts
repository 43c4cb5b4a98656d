// Generated from messages/hi/onboarding.po by `make gen`. Change that file.

export const title = "कोच चुनने से पहले कुछ सवाल" as string;
export const text = "इनसे हम ऐसे कोच सुझा पाते हैं जो बिना समझाए समझ जाएँ।" as string;
export const region = "आप किस इलाक़े से हैं" as string;
export const regionPlaceholder = "इलाक़ा चुनें" as string;
export const religion = "धर्म" as string;
export const age = "उम्र" as string;
export const gender = "जेंडर" as string;
export const genderPlaceholder = "जेंडर चुनें" as string;
export const language = "पसंद की भाषा" as string;
export const languageHint = "मिली-जुली भी चलेगी।" as string;
export const languagePlaceholder = "भाषा चुनें" as string;
export const focus = "किस बारे में बात करने का मन है?" as string;
export const focusHint = "5 तक चुनें। या इसे खाली छोड़ें और बस बात करें।" as string;
export const optional = "ज़रूरी नहीं" as string;
export const ageHint = "हम आपकी उम्र सेव नहीं करते, सिर्फ़ उम्र का दायरा।" as string;
export const privacy = "यह सिर्फ़ आपको दिखता है। कोच चुनने के बाद हम पूछेंगे कि क्या वे इसे देख सकते हैं।" as string;
export const elsewhere = "कहीं और" as string;
const continue_ = "आगे बढ़ें" as string;
export const saving = "सेव हो रहा है..." as string;
export const step = (v: { step: string | number; total: string | number }) => `चरण ${v.step} (${v.total} में से)`;
export const steps = "चरण" as string;
export const stepAbout = "आपके बारे में" as string;
export const stepTalk = "यहाँ कैसे आना हुआ" as string;
export const stepTalkText = "जितना मन हो, उतना ही बताएँ। इसका इस्तेमाल हम सिर्फ़ कोच सुझाने के लिए करते हैं।" as string;
export const back = "वापस" as string;
export const finish = "पूरा करें" as string;
export const coachGender = "कोच का जेंडर" as string;
export const noPreference = "कोई भी चलेगा" as string;
export const outside = "मेरे शहर या समुदाय से बाहर का कोई" as string;
export const outsideText = "आपके इलाक़े, धर्म या शहर का कोई कोच हम नहीं सुझाएँगे।" as string;
export const homeCity = "आपके परिवार का शहर" as string;
export const homeCityHint = "वहाँ रहने वाले कोच हम नहीं सुझाएँगे।" as string;
export const complete = {
  title: "आपकी जानकारी सेव हो गई" as string,
  text: "अब एक कोच चुनें, जिनसे बात करने का मन हो।" as string,
} as const;
export const failed = {
  title: "कुछ गड़बड़ हो गई" as string,
  text: "बाद में फिर से कोशिश करें।" as string,
} as const;
export { continue_ as continue };
