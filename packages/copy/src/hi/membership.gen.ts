// Generated from messages/hi/membership.po by `make gen`. Change that file.

export const trialStarted = {
  title: "ट्रायल शुरू हो गया" as string,
  text: "आपका 7 दिन का फ़्री ट्रायल चालू हो गया है। प्रीमियम के सारे फ़ीचर अब आपके लिए खुले हैं।" as string,
} as const;
export const confirming = "आपका पेमेंट हो रहा है। पूरा होते ही इस पेज पर दिख जाएगा।" as string;
export const cancelFailed = "पेमेंट अभी काम नहीं कर रहा है, इसलिए आपकी मेंबरशिप कैंसल नहीं हो पाई। कुछ भी नहीं बदला है। कुछ मिनट में फिर से कोशिश करें।" as string;
export const cardFailed = "पेमेंट अभी काम नहीं कर रहा है, इसलिए कार्ड का फ़ॉर्म नहीं खुल पाया। आपका कार्ड नहीं बदला है। कुछ मिनट में फिर से कोशिश करें।" as string;
export const portalFailed = "पेमेंट अभी काम नहीं कर रहा है, इसलिए आपकी बिलिंग की जानकारी नहीं खुल पाई। कुछ मिनट में फिर से कोशिश करें।" as string;
export const product = "Aangan Monthly" as string;
export const trialRuns = "आपका फ़्री ट्रायल पहले ही शुरू हो चुका है। यह अपने-आप ख़त्म होगा, और आपसे कोई पैसा नहीं लिया जाएगा।" as string;
export const startFailed = "पेमेंट अभी काम नहीं कर रहा है, इसलिए कार्ड का फ़ॉर्म नहीं खुल पाया। अभी कोई पैसा नहीं लिया गया है, और बाक़ी सब काम कर रहा है। कुछ मिनट में फिर से कोशिश करें।" as string;
export const title = "प्लान और बिलिंग" as string;
export const description = "आपका प्लान और आपका फ़्री ट्रायल।" as string;
export const loading = "आपका प्लान लोड हो रहा है" as string;
export const failed = "आपका प्लान लोड नहीं हो पाया।" as string;
export const planLabel = (v: { price: string | number }) => `Aangan Monthly (${v.price}/महीना)`;
export const status = "स्टेटस" as string;
export const active = "चालू" as string;
export const billing = "बिलिंग" as string;
export const monthly = "हर महीने" as string;
export const returnToDashboard = "डैशबोर्ड पर जाएँ" as string;
export const lessThanOne = "1 दिन से कम बाक़ी" as string;
export const daysLeft = (v: { count: number }) => `${(v.count === 0 || v.count === 1) ? `${v.count} दिन बाक़ी` : `${v.count} दिन बाक़ी`}`;
export const tilesLaid = (v: { days: string | number; laid: string | number }) => `आपके ट्रायल के हर दिन की एक टाइल: ${v.days} में से ${v.laid} लग चुकीं।`;
export const trialNote = (v: { date: string | number }) => `आपका ट्रायल ${v.date} को ख़त्म होगा। सब्सक्राइब किए बिना आपसे कोई पैसा नहीं लिया जाएगा।`;
export const pitchTitle = "Aangan प्रीमियम लें" as string;
export const pitchText = "एक कोच जो आपके साथ रहे, और जब भी मन में कुछ आए, लिखने की जगह।" as string;
export const perMonth = (v: { price: string | number }) => `${v.price} हर महीने`;
export const freeFirst = "आपके पहले 7 दिन फ़्री हैं, और इसके लिए कार्ड नहीं माँगा जाता।" as string;
export const includedTitle = "इसमें क्या-क्या है" as string;
export const sessionsIncluded = (v: { sessions: string | number; minutes: string | number }) => `हर महीने ${v.sessions} वीडियो सेशन शामिल, हर सेशन ${v.minutes} मिनट का`;
export const moreSessions = "प्रीमियम मेंबर किसी भी महीने इससे ज़्यादा सेशन बुक कर सकते हैं, बिना अलग पैसे के, जब उनके कोच के पास खाली समय हो।" as string;
export const included = [
  "अपने कोच के साथ अनलिमिटेड टेक्स्ट मैसेज, जवाब आम तौर पर 24 घंटे के अंदर" as string,
  "24/7 AI साथी, अपने जैसे लोगों की बेनाम कम्युनिटी, और सेल्फ़-केयर लाइब्रेरी" as string,
] as const;
export const startTrial = "7 दिन का फ़्री ट्रायल शुरू करें" as string;
export const startingTrial = "ट्रायल शुरू हो रहा है..." as string;
export const noCommitment = "कोई बंधन नहीं। ट्रायल के दौरान जब चाहें कैंसल करें।" as string;
export const trialFailed = "ट्रायल शुरू नहीं हो पाया" as string;
