// Generated from messages/hi/dashboard.po by `make gen`. Change that file.

export const title = "डैशबोर्ड" as string;
export const description = "आपके कोच, आपके मैसेज, और आगे क्या करें।" as string;
export const welcome = (v: { firstName: string | number }) => `फिर से स्वागत है, ${v.firstName}`;
export const moment = (v: { weekday: string | number; partOfDay: string | number }) => `${v.weekday} की ${v.partOfDay}`;
export const mornings = "सुबह" as string;
export const afternoons = "दोपहर" as string;
export const evenings = "शाम" as string;
export const nights = "रात" as string;
export const chooseNext = "अब एक कोच चुनें, जिनसे बात करने का मन हो।" as string;
export const welcomeBack = "फिर से स्वागत है" as string;
export const myCoach = "मेरे कोच" as string;
export const browseCoaches = "कोच देखें" as string;
export const message = "मैसेज करें" as string;
export const schedule = "सेशन बुक करें" as string;
export const noneWaiting = "कोई नया मैसेज नहीं है। आज का बाक़ी समय आपका अपना है।" as string;
export const notCounted = "नए मैसेज चेक नहीं हो पाए।" as string;
export const coachFailed = "कोच की जानकारी नहीं मिल पाई" as string;
export const waiting = (v: { count: number; coachName: string | number }) => `${(v.count === 0 || v.count === 1) ? `${v.coachName} का ${v.count} नया मैसेज आया है।` : `${v.coachName} के ${v.count} नए मैसेज आए हैं।`}`;
export const nextSession = "अगला सेशन" as string;
export const noSession = "कोई सेशन बुक नहीं है" as string;
export const noSessionText = "वीडियो पर 30 मिनट, जो समय आप दोनों के लिए ठीक हो।" as string;
export const sessionsFailed = "सेशन की जानकारी नहीं मिल पाई" as string;
export const join = "जॉइन करें" as string;
export const changeSession = "समय बदलें या कैंसल करें" as string;
export const allSessions = "सभी सेशन" as string;
export const companions = {
  title: "AI वेलनेस साथी" as string,
  text: "प्रोग्राम हैं, इंसान नहीं। किसी भी समय यहाँ।" as string,
  premium: "प्रीमियम" as string,
} as const;
export const quickAccess = "सीधे जाएँ" as string;
export const resources = {
  title: "रिसोर्स" as string,
  text: "छोटे अभ्यास और लेख" as string,
} as const;
export const community = {
  title: "कम्युनिटी" as string,
  text: "बिना नाम बताए बात करें" as string,
} as const;
export const breath = {
  title: "छह साँसें, एक रेखा" as string,
  text: "रेखा बनते समय साँस अंदर लें, उसके उठते ही बाहर छोड़ें।" as string,
  begin: "शुरू करें" as string,
  again: "फिर से शुरू करें" as string,
  stop: "बंद करें" as string,
  in: "अंदर" as string,
  hold: "रोकें" as string,
  out: "बाहर" as string,
  rest: "ठहरें" as string,
  breath: (v: { count: string | number; total: string | number }) => `साँस ${v.count} (${v.total} में से)`,
  seconds: (v: { count: number }) => `${(v.count === 0 || v.count === 1) ? `${v.count} सेकंड` : `${v.count} सेकंड`}`,
  done: "छह साँसें पूरी हुईं।" as string,
} as const;
export const disclaimerTitle = "Aangan क्या है (और क्या नहीं)" as string;
export const helpTitle = "संकट में हों तो" as string;
