// Generated from messages/hi/crisis.po by `make gen`. Change that file.

export const short = "संकट में हों तो 988 पर कॉल करें या (अंग्रेज़ी में) मैसेज करें, 911 पर कॉल करें, या 741741 पर HOME लिखकर (अंग्रेज़ी में) मैसेज करें।" as string;
export const heading = "आपको यह अकेले नहीं सहना है।" as string;
export const text = "988 पर अभी ऐसा इंसान जवाब देता है जिसे इसकी ट्रेनिंग मिली है। यह अमेरिका में मुफ़्त है।" as string;
export const told = "आपके कोच को बता दिया गया है।" as string;
export const flaggedTitle = (v: { clientName: string | number }) => `हो सकता है ${v.clientName} संकट में हों।`;
export const flaggedDetail = "हमने उन्हें 988 दिखाया है।" as string;
export const inCrisis = <T>(v: { link: (text: string) => T }): (string | T)[] => [`संकट में हों तो `, v.link(`988`), ` पर कॉल करें या (अंग्रेज़ी में) मैसेज करें।`];
export const coachTold = (v: { coachName: string | number }) => `${v.coachName} को बता दिया गया है।`;
export const call988 = "988 पर कॉल करें" as string;
export const text988 = "988 पर मैसेज करें (अंग्रेज़ी में)" as string;
export const call911 = "911 पर कॉल करें" as string;
export const inDanger = "अभी ख़तरा हो तो:" as string;
export const number911 = "911" as string;
export const textHome = "HOME लिखकर मैसेज करें (अंग्रेज़ी में):" as string;
export const homeNumber = "741741" as string;
export const oldNumber = "1-800-273-8255 से भी 988 पर बात होती है" as string;
export const moreLanguages = "और भाषाएँ" as string;
export const forClient = "क्या कोई क्लाइंट ख़तरे में है? वे 988 पर कॉल कर सकते हैं या (अंग्रेज़ी में) मैसेज कर सकते हैं, या 911 पर कॉल कर सकते हैं। दोनों सिर्फ़ अमेरिका में काम करते हैं।" as string;
export const urgent = "अर्जेंट" as string;
export const openChat = "चैट खोलें" as string;
export const flagged = (v: { clientName: string | number }) => `हो सकता है ${v.clientName} संकट में हों। हमने उन्हें 988 दिखाया है।`;
