// Generated from messages/hi/offline-page.po by `make gen`. Change that file.

export const tabTitle = "ऑफ़लाइन" as string;
export const title = "इस पेज के लिए इंटरनेट चाहिए" as string;
export const lead = "अभी हमसे कनेक्शन नहीं हो पा रहा है। नीचे जो भी है, वह बिना कनेक्शन के चलता है।" as string;
export const retry = "फिर से कोशिश करें" as string;
export const session = "आपका अगला सेशन" as string;
export const sessionWith = (v: { coachName: string | number }) => `${v.coachName} के साथ`;
export const noSession = "पिछली बार जब इस डिवाइस का कनेक्शन था, तब कोई सेशन तय नहीं था।" as string;
export const nothingKept = "यह इस डिवाइस पर नहीं रखा गया है। ऑनलाइन होने पर यह दिखेगा।" as string;
export const conversations = "आपकी चैट" as string;
export const yourCoach = "आपके कोच" as string;
export const companion = "जवाब देने वाला प्रोग्राम" as string;
export const unread = (v: { count: number }) => `${(v.count === 0 || v.count === 1) ? `${v.count} मैसेज जो पढ़ा नहीं गया` : `${v.count} मैसेज जो पढ़े नहीं गए`}`;
export const messagesNeedNetwork = "मैसेज इस डिवाइस पर नहीं रखे जाते। ऑनलाइन होने पर आप उन्हें पढ़ और लिख सकते हैं।" as string;
export const keptAt = (v: { time: string | number }) => `इस डिवाइस ने यह ${v.time} पर देखा था।`;
