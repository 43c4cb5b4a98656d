// Generated from messages/hi/dashboard.po by `make gen`. Change that file.

export const title = "डैशबोर्ड" as string;
export const description = "आपके कोच, आपके मैसेज, और आगे क्या करें।" as string;
export const welcome = (v: { firstName: string | number }) => `फिर से स्वागत है, ${v.firstName}`;
export const welcomeFirst = (v: { firstName: string | number }) => `स्वागत है, ${v.firstName}`;
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
export const needs = {
  title: "आपके लिए" as string,
  review: "देखिए" as string,
  hide: "बंद कीजिए" as string,
  read: "पढ़िए" as string,
  open: "खोलिए" as string,
  update: "कार्ड बदलिए" as string,
  move: (v: { coachName: string | number }) => `${v.coachName} समय बदलना चाहते हैं`,
  moveText: (v: { from: string | number; to: string | number }) => `${v.from} से ${v.to}`,
  message: (v: { count: number; coachName: string | number }) => `${(v.count === 0 || v.count === 1) ? `${v.coachName} का एक मैसेज आया है` : `${v.coachName} के ${v.count} नए मैसेज`}`,
  goal: (v: { count: number }) => `${(v.count === 0 || v.count === 1) ? `एक लक्ष्य पर आपकी हाँ चाहिए` : `${v.count} लक्ष्यों पर आपकी हाँ चाहिए`}`,
  goalText: (v: { title: string | number }) => `“${v.title}”`,
  payment: "आपका पिछला पेमेंट नहीं हो पाया" as string,
  paymentUntil: (v: { date: string | number }) => `आपका ऐक्सेस ${v.date} तक है।`,
  paymentText: "प्लान चालू रखने के लिए कार्ड बदलिए।" as string,
} as const;
export const reply = "जवाब दीजिए" as string;
export const firstWeek = {
  title: "आपका पहला हफ़्ता" as string,
  chosen: "आपने कोच चुन लिया" as string,
  done: "हो गया" as string,
  next: "अगला" as string,
  book: "पहला सेशन बुक कीजिए" as string,
  bookText: "वीडियो पर 30 मिनट, ऐसे समय पर जो दोनों को ठीक लगे।" as string,
  hello: "मन हो तो नमस्ते कहिए" as string,
  helloText: "एक पंक्ति काफ़ी है।" as string,
} as const;
export const practice = {
  mornings: "आज सुबह के लिए" as string,
  afternoons: "आज दोपहर के लिए" as string,
  evenings: "आज शाम के लिए" as string,
  nights: "आज रात के लिए" as string,
  because: (v: { topic: string | number; minutes: number }) => `आप इस पर काम करना चाहते हैं: ${v.topic}। ${(v.minutes === 0 || v.minutes === 1) ? `${v.minutes} मिनट।` : `${v.minutes} मिनट।`}`,
  minutes: (v: { minutes: number }) => `${(v.minutes === 0 || v.minutes === 1) ? `${v.minutes} मिनट।` : `${v.minutes} मिनट।`}`,
  start: "शुरू कीजिए" as string,
  breathe: "या छह साँसें" as string,
  failed: "अभ्यास नहीं खुल पाया" as string,
} as const;
export const leftOff = "जहाँ आप रुके थे:" as string;
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
