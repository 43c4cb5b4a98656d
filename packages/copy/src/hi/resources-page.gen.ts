// Generated from messages/hi/resources-page.po by `make gen`. Change that file.

export const title = "रिसोर्स" as string;
export const description = "सेशन के बीच के दिनों के लिए छोटे अभ्यास और लेख।" as string;
export const lead = "सेशन के बीच के दिनों के लिए छोटे अभ्यास और लेख। आप जो पढ़ें, वह निजी रहता है।" as string;
export const journal = "आपका जर्नल" as string;
export const search = "रिसोर्स में खोजें" as string;
export const categories = "कैटेगरी" as string;
export const all = "सभी" as string;
export const saved = "सेव किए हुए" as string;
export const filter = "रिसोर्स फ़िल्टर करें" as string;
export const found = (v: { count: number }) => `${(v.count === 0 || v.count === 1) ? `${v.count} अभ्यास या लेख` : `${v.count} अभ्यास और लेख`}`;
export const minutes = (v: { count: number }) => `${(v.count === 0 || v.count === 1) ? `${v.count} मिनट` : `${v.count} मिनट`}`;
export const kinds = {
  breath: "साँस" as string,
  scan: "क़दम-दर-क़दम" as string,
  journal: "लिखने के सवाल" as string,
} as const;
export const readMore = "आगे पढ़ें" as string;
export const readNamed = (v: { title: string | number }) => `आगे पढ़ें: ${v.title}`;
export const save = "बाद के लिए सेव करें" as string;
export const kept = "बाद के लिए सेव है" as string;
export const saveNamed = (v: { title: string | number }) => `बाद के लिए सेव करें: ${v.title}`;
export const saveFailed = {
  title: "सेव नहीं हुआ" as string,
  text: "यह सेव नहीं हो पाया। फिर से कोशिश करें।" as string,
} as const;
export const unsaveFailed = {
  title: "अब भी सेव है" as string,
  text: "इसे आपकी सेव की हुई लिस्ट से नहीं हटाया जा सका। फिर से कोशिश करें।" as string,
} as const;
export const failed = "रिसोर्स लोड नहीं हो पाए।" as string;
export const noneTitle = "कुछ नहीं मिला" as string;
export const noneText = "कोई और शब्द आज़माएँ, या सब कुछ दिखाएँ।" as string;
export const showAll = "सब कुछ दिखाएँ" as string;
export const noneSavedTitle = "यहाँ अभी कुछ सेव नहीं है" as string;
export const noneSavedText = "किसी अभ्यास या लेख के बुकमार्क पर टैप करें, फिर वह यहाँ मिलेगा।" as string;
export const emptyTitle = "अभी कोई रिसोर्स नहीं" as string;
export const emptyText = "यहाँ पढ़ने के लिए अभी कुछ नहीं है।" as string;
export const goneText = "हो सकता है इसे हटा दिया गया हो, या लिंक में टाइपिंग की ग़लती हो।" as string;
export const seeAll = "सभी रिसोर्स देखें" as string;
export const readerFailed = "यह नहीं खुल पाया।" as string;
export const textFailed = "यह टेक्स्ट लोड नहीं हो पाया।" as string;
export const textsFailed = "सिर्फ़ टाइटल और पहली लाइनों में खोजा जा सका।" as string;
export const looking = "टेक्स्ट में खोजा जा रहा है..." as string;
export const more = "और दिखाएँ" as string;
const continue_ = "आगे पढ़ें" as string;
export const percentRead = (v: { percent: string | number }) => `${v.percent}% पढ़ लिया`;
export const continueNamed = (v: { title: string | number; percent: string | number }) => `आगे पढ़ें: ${v.title}, ${v.percent}% पढ़ लिया`;
export const resume = "जहाँ छोड़ा था, वहाँ से पढ़ें" as string;
export const allIn = (v: { category: string | number; count: string | number }) => `${v.category} के सभी ${v.count}`;
export const next = "अब आगे क्या?" as string;
export const nextCheckIn = "चेक-इन करें" as string;
export const nextCheckInText = "बताएँ कि आज का दिन कैसा है।" as string;
export const nextJournal = "अपने जर्नल में लिखें" as string;
export const nextJournalText = "इसे कोच नहीं खोल सकते।" as string;
export const breath = {
  title: "रेखा के साथ साँस लें" as string,
  pattern: (v: { parts: string | number }) => `हर साँस, सेकंड में: ${v.parts}।`,
  parts: {
    in: (v: { count: string | number }) => `अंदर ${v.count}`,
    hold: (v: { count: string | number }) => `रोकें ${v.count}`,
    out: (v: { count: string | number }) => `बाहर ${v.count}`,
    rest: (v: { count: string | number }) => `ठहरें ${v.count}`,
  },
  length: (v: { breaths: string | number; minutes: string | number }) => `कुल ${v.breaths}, ${v.minutes}।`,
  breaths: (v: { count: number }) => `${(v.count === 0 || v.count === 1) ? `${v.count} साँस` : `${v.count} साँसें`}`,
  seconds: (v: { count: number }) => `${(v.count === 0 || v.count === 1) ? `${v.count} सेकंड` : `${v.count} सेकंड`}`,
  ease: "अगर चक्कर आए, तो रुकें और हमेशा की तरह साँस लें।" as string,
  begin: "शुरू करें" as string,
  again: "फिर से शुरू करें" as string,
  pause: "पॉज़ करें" as string,
  goOn: "जारी रखें" as string,
  stop: "बंद करें" as string,
  phases: {
    in: "अंदर" as string,
    hold: "रोकें" as string,
    out: "बाहर" as string,
    rest: "ठहरें" as string,
  },
  breath: (v: { total: string | number; count: string | number }) => `${v.total} में से साँस ${v.count}`,
  paused: "पॉज़ है" as string,
  done: "यह आख़िरी साँस थी। उठने से पहले एक पल ठहरें।" as string,
} as const;
export const scan = {
  title: "आराम से करें" as string,
  text: (v: { steps: string | number; minutes: string | number }) => `कुल ${v.steps}, ${v.minutes}। ऐसी जगह बैठें या लेटें जहाँ कोई जल्दी न हो।`,
  steps: (v: { count: number }) => `${(v.count === 0 || v.count === 1) ? `${v.count} क़दम` : `${v.count} क़दम`}`,
  begin: "शुरू करें" as string,
  again: "फिर से शुरू करें" as string,
  pause: "पॉज़ करें" as string,
  goOn: "जारी रखें" as string,
  stop: "बंद करें" as string,
  back: "पिछला क़दम" as string,
  forward: "अगला क़दम" as string,
  step: (v: { total: string | number; step: string | number }) => `${v.total} में से क़दम ${v.step}`,
  left: (v: { count: number }) => `${(v.count === 0 || v.count === 1) ? `${v.count} सेकंड` : `${v.count} सेकंड`}`,
  paused: "पॉज़ है" as string,
  done: "बस इतना ही। जब तक मन करे, ठहरें।" as string,
} as const;
export const prompts = {
  title: "लिखने के सवाल" as string,
  text: "हर सवाल से आपके जर्नल में एक नई एंट्री खुलती है। कोच उसे नहीं खोल सकते।" as string,
  write: "इस पर लिखें" as string,
  writeNamed: (v: { prompt: string | number }) => `इस पर लिखें: ${v.prompt}`,
} as const;
export { continue_ as continue };
