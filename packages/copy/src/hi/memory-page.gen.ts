// Generated from messages/hi/memory-page.po by `make gen`. Change that file.

export const title = "साथियों को क्या याद रहता है" as string;
export const text = "यह पेज और साथियों के साथ आपकी चैट। और कुछ नहीं। यह सिर्फ़ आपको दिखता है।" as string;
export const listText = "देखें, बदलें, डिलीट करें।" as string;
export const failed = "यह पेज लोड नहीं हो पाया।" as string;
export const calledLabel = "साथी आपको किस नाम से बुलाएँ?" as string;
export const calledHint = "कोई नाम न रखना हो, तो खाली छोड़ दें।" as string;
export const save = "सेव करें" as string;
export const saving = "सेव हो रहा है..." as string;
export const saveFailed = "यह सेव नहीं हो पाया।" as string;
export const saved = {
  title: "सेव हो गया" as string,
  text: "साथी अब इसी हिसाब से चलेंगे।" as string,
} as const;
export const avoidedTitle = "ये बातें न छेड़ें" as string;
export const avoidedText = "साथी इनके बारे में न पूछेंगे, न इन्हें सुझाएँगे। आपकी तरफ़ से ये बातें फिर भी की जा सकती हैं।" as string;
export const avoidedNone = "यहाँ कुछ नहीं है। साथी के जवाब के नीचे यह चुना जा सकता है कि किसी विषय पर आपसे न पूछा जाए।" as string;
export const allow = (v: { title: string | number }) => `फिर बात करने दें: ${v.title}`;
export const allowShort = "फिर बात करने दें" as string;
export const exercisesTitle = "अभ्यास" as string;
export const exercisesNone = "अभी कोई अभ्यास शुरू नहीं हुआ है।" as string;
export const inProgress = "चल रहा है" as string;
export const finished = (v: { when: string | number }) => `पूरा हुआ: ${v.when}`;
export const reminder = (v: { when: string | number }) => `रिमाइंडर: ${v.when}`;
export const show = "दिखाएँ" as string;
const continue_ = "जारी रखें" as string;
const delete_ = (v: { title: string | number }) => `डिलीट करें: ${v.title}`;
export const deleteShort = "डिलीट करें" as string;
export const notRemembered = "उन्हें क्या याद नहीं रहता" as string;
export const notRememberedText = "कोच के साथ आपके मैसेज, आपका जर्नल, आपके लक्ष्य या आपकी पोस्ट साथी नहीं पढ़ते। आपके पूरे किए हुए आख़िरी तीन अभ्यासों से पहले के अभ्यास वे भूल जाते हैं। साथी के साथ की चैट तब तक रहती है, जब तक आप उसे उसके मेन्यू से डिलीट न करें।" as string;
export const deleteAll = "इस पेज पर सब डिलीट करें" as string;
export const deleteAllTitle = "इस पेज पर सब कुछ डिलीट करें?" as string;
export const deleteAllText = "नाम, ऊपर की लिस्ट, और सारे अभ्यास आपके जवाबों के साथ। आपकी चैट बनी रहती हैं। डिलीट हुई चीज़ों को वापस नहीं लाया जा सकता।" as string;
export const deleteAllConfirm = "डिलीट करें" as string;
export const deleting = "डिलीट हो रहा है..." as string;
export const keep = "रखें" as string;
export const deleteFailed = "यह डिलीट नहीं हो पाया।" as string;
export const deleted = {
  title: "डिलीट हो गया" as string,
  text: "साथियों को यह अब याद नहीं है।" as string,
} as const;
export const back = "सभी साथी" as string;
export { continue_ as continue, delete_ as delete };
