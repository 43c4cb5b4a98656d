// Generated from messages/hi/coaches.po by `make gen`. Change that file.

export const certified = "सर्टिफ़ाइड वेलनेस कोच" as string;
export const title = "कोच" as string;
export const description = "एक कोच चुनें, जिनसे बात करने का मन हो।" as string;
export const intro = "यहाँ के सभी कोच भारत में सर्टिफ़ाइड हैं और उन्हें आप जैसे लोगों के साथ काम करने का अनुभव है। आराम से चुनें। कोच कभी भी बदला जा सकता है।" as string;
export const select = "इन्हें मेरा कोच बनाएँ" as string;
export const selectThis = "यह कोच चुनें" as string;
export const selecting = "चुना जा रहा है..." as string;
export const change = "कोच बदलें" as string;
export const changing = "बदला जा रहा है..." as string;
export const message = "मैसेज करें" as string;
export const yourCoach = "आपके कोच" as string;
export const specializationsLabel = "किन बातों पर काम" as string;
export const languagesLabel = "भाषाएँ" as string;
export const availabilityLabel = "मिलने का समय" as string;
export const educationLabel = "पढ़ाई" as string;
export const experience = (v: { count: number }) => `${(v.count === 0 || v.count === 1) ? `${v.count} साल का कोचिंग अनुभव` : `${v.count} साल का कोचिंग अनुभव`}`;
export const place = (v: { city: string | number; country: string | number }) => `${v.city}, ${v.country}`;
export const localTime = (v: { city: string | number; time: string | number }) => `${v.city} में अभी ${v.time}`;
export const selectNamed = (v: { action: string | number; coachName: string | number }) => `${v.action}: ${v.coachName}`;
export const whatsNext = "आगे क्या?" as string;
export const whatsNextSteps = [
  "मैसेज भेजें" as string,
  "पहला सेशन बुक करें" as string,
  "अपने लक्ष्य बताएँ" as string,
] as const;
export const suggestedTitle = "कोच, जो शायद आपको पसंद आएँ" as string;
export const suggestedText = "आपने जो बताया, उसके हिसाब से चुने गए। हर कार्ड पर वजह लिखी है।" as string;
export const browseAll = "सभी कोच देखें" as string;
export const reasonsLabel = "यही कोच क्यों" as string;
export const skipChoice = "अभी छोड़ें" as string;
export const skipChoiceHint = "छोड़ने पर हम आपको लिस्ट का पहला कोच देंगे। कोच कभी भी बदला जा सकता है।" as string;
export const emptyTitle = "अभी कोई कोच उपलब्ध नहीं है" as string;
export const emptyText = "कल फिर से देखें।" as string;
export const selected = {
  title: "कोच चुन लिया गया" as string,
  text: (v: { coachName: string | number }) => `अब ${v.coachName} आपके कोच हैं। कोच कभी भी बदला जा सकता है।`,
} as const;
export const updated = {
  title: "कोच चुन लिया गया" as string,
  text: "आपका कोच बदल दिया गया है।" as string,
} as const;
export const selectProblem = {
  title: "गड़बड़ी" as string,
  text: "इस कोच को चुनने में कोई दिक़्क़त आई। फिर से कोशिश करें।" as string,
} as const;
export const fetchFailed = "कोच की जानकारी नहीं मिल पाई" as string;
export const selectFailed = "कोच चुना नहीं जा सका" as string;
export const changeFailed = "कोच बदला नहीं जा सका" as string;
export const away = "अभी उपलब्ध नहीं" as string;
export const awayText = (v: { coachName: string | number }) => `${v.coachName} अभी कुछ समय के लिए उपलब्ध नहीं हैं। चाहें तो इंतज़ार करें, या कभी भी दूसरा कोच चुन लें। आपके मैसेज सेव हैं।`;
