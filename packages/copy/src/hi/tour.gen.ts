// Generated from messages/hi/tour.po by `make gen`. Change that file.

export const introTitle = "आइए, सब दिखाते हैं" as string;
export const introText = "एक मिनट में देखें कि क्या कहाँ है। बीच में कभी भी छोड़ दें और टूर बाद में फिर से देख लें।" as string;
export const start = "टूर शुरू करें" as string;
export const skipAll = "टूर छोड़ें" as string;
export const skip = "छोड़ें" as string;
export const back = "वापस" as string;
export const next = "आगे" as string;
export const finish = "पूरा करें" as string;
export const progress = (v: { total: string | number; step: string | number }) => `${v.total} में से ${v.step}`;
export const chat = {
  title: "अपने कोच से चैट" as string,
  withCoach: (v: { coachName: string | number }) => `${v.coachName} को कभी भी मैसेज किया जा सकता है, जिस भी भाषा में बात आसानी से निकले। जवाब आम तौर पर 24 घंटे में आ जाता है।`,
  without: "कोच चुनने के बाद आपकी चैट यहाँ मिलेगी। जब मन हो, लिखें। जवाब आम तौर पर 24 घंटे में आ जाता है।" as string,
} as const;
export const book = {
  title: "सेशन बुक करें" as string,
  withCoach: (v: { coachName: string | number }) => `${v.coachName} के साथ वीडियो पर 30 मिनट के सेशन, आप दोनों के समय के साथ।`,
  without: "पहले कोच चुनें, फिर समय। सेशन वीडियो पर 30 मिनट के होते हैं, और समय आपके और कोच, दोनों के हिसाब से दिखता है।" as string,
} as const;
export const library = {
  title: "सेल्फ़-केयर लाइब्रेरी" as string,
  withCoach: "दो सेशन के बीच के समय के लिए छोटे अभ्यास और लेख।" as string,
  without: "दो सेशन के बीच के समय के लिए छोटे अभ्यास और लेख।" as string,
} as const;
export const community = {
  title: "कम्युनिटी" as string,
  withCoach: "अपने जैसे घरों के लोगों से बात करें। आपका नाम किसी को नहीं दिखता।" as string,
  without: "अपने जैसे घरों के लोगों से बात करें। आपका नाम किसी को नहीं दिखता।" as string,
} as const;
export const yourCoach = "आपके कोच" as string;
export const again = "टूर फिर से देखें" as string;
export const notKept = {
  title: "कुछ गड़बड़ हो गई" as string,
  text: "यह सेव नहीं हो पाया कि आपने टूर देख लिया है। अगली बार आपके आने पर हम फिर कोशिश करेंगे।" as string,
} as const;
