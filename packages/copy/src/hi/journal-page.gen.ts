// Generated from messages/hi/journal-page.po by `make gen`. Change that file.

export const title = "आपका जर्नल" as string;
export const description = "अपने लिए लिखी गई एंट्री।" as string;
export const lead = "अपने लिए लिखी गई एंट्री। सेव होने से पहले इन्हें एन्क्रिप्ट किया जाता है, और कोच और एडमिन इन्हें नहीं खोल सकते।" as string;
export const kept = "आपका डेटा डाउनलोड करने पर ये उसमें शामिल होती हैं, और आपका अकाउंट डिलीट करने पर डिलीट हो जाती हैं।" as string;
export const library = "रिसोर्स" as string;
export const newTitle = "नई एंट्री" as string;
export const textLabel = "आपकी एंट्री" as string;
export const placeholder = "कहीं से भी शुरू करें। अधूरे वाक्य भी चलेंगे।" as string;
export const from = (v: { title: string | number }) => `“${v.title}” से`;
export const withoutPrompt = "इस सवाल के बिना लिखें" as string;
export const count = (v: { max: string | number; count: string | number }) => `${v.max} में से ${v.count} अक्षर`;
export const tooLong = (v: { count: number }) => `${(v.count === 0 || v.count === 1) ? `सेव करने के लिए यह ${v.count} अक्षर ज़्यादा लंबी है।` : `सेव करने के लिए यह ${v.count} अक्षर ज़्यादा लंबी है।`}`;
export const saving = "सेव हो रही है" as string;
export const saved = "सेव हो गई" as string;
export const notSaved = "अभी सेव नहीं हुई है। आपका लिखा हुआ इस ब्राउज़र टैब में रखा है, और हम कोशिश करते रहेंगे।" as string;
export const tooBig = "सेव नहीं हुई। आपका लिखा हुआ इस ब्राउज़र टैब में रखा है।" as string;
export const emptyPage = "खाली एंट्री सेव नहीं होतीं। पहले का लिखा हुआ अब भी मौजूद है। अगर वह नहीं चाहिए, तो एंट्री डिलीट करें।" as string;
export const retry = "फिर से कोशिश करें" as string;
export const done = "एंट्री बंद करें" as string;
export const nobodyTold = "यहाँ लिखने से किसी को कोई अलर्ट नहीं जाता।" as string;
export const bothKept = "आपके लिखने के दौरान यह एंट्री कहीं और बदली गई। हमने दोनों रखी हैं: वह जैसी थी वैसी है, और आपकी एक नई एंट्री है।" as string;
export const unreadable = "यह एंट्री अभी नहीं खुल पा रही। यह अब भी सेव है। इसे यहीं रहने दें, या डिलीट करें।" as string;
export const listTitle = "पुरानी एंट्री" as string;
export const today = "आज" as string;
export const yesterday = "कल" as string;
export const pageOf = (v: { time: string | number }) => `${v.time} की एंट्री`;
export const editOf = (v: { time: string | number }) => `${v.time} की एंट्री बदलें`;
export const deleteOf = (v: { time: string | number }) => `${v.time} की एंट्री डिलीट करें`;
export const edit = "बदलें" as string;
const delete_ = "डिलीट करें" as string;
export const showAll = "और दिखाएँ" as string;
export const showLess = "कम दिखाएँ" as string;
export const emptyTitle = "अभी कुछ लिखा नहीं है" as string;
export const emptyText = "आपकी एंट्री यहाँ दिखेंगी, दिन के हिसाब से।" as string;
export const listFailed = "आपका जर्नल लोड नहीं हो पाया।" as string;
export const earlier = "और पुरानी एंट्री दिखाएँ" as string;
export const loadingEarlier = "पुरानी एंट्री लोड हो रही हैं" as string;
export const earlierFailed = "पुरानी एंट्री लोड नहीं हो पाईं" as string;
export const deleteTitle = "यह एंट्री डिलीट करें?" as string;
export const deleteText = "यह तुरंत डिलीट हो जाती है, और कोई इसे वापस नहीं ला सकता।" as string;
export const deleteConfirm = "एंट्री डिलीट करें" as string;
export const deleting = "डिलीट हो रही है..." as string;
export const keepIt = "एंट्री रखें" as string;
export const deleted = {
  title: "एंट्री डिलीट हो गई" as string,
  text: "वह हट गई है।" as string,
} as const;
export { delete_ as delete };
