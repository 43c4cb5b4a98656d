// Generated from messages/hi/sessions.po by `make gen`. Change that file.

export const title = "सेशन" as string;
export const description = "आपके वीडियो सेशन: कब हैं और कैसे जॉइन करें।" as string;
export const lead = "30 मिनट के वीडियो सेशन, आपके और आपके कोच, दोनों के समय के साथ।" as string;
export const schedule = "सेशन बुक करें" as string;
export const upcoming = "आने वाले" as string;
export const past = "बीते हुए और कैंसल" as string;
export const upcomingLabel = "आने वाले सेशन" as string;
export const pastLabel = "बीते हुए और कैंसल किए गए सेशन" as string;
export const failed = "आपके सेशन लोड नहीं हो पाए" as string;
export const emptyTitle = "कोई आने वाला सेशन नहीं" as string;
export const emptyText = "कोई समय चुनें। आपका सेशन और वीडियो लिंक यहीं दिखेगा।" as string;
export const noCoachText = "पहले एक कोच चुनें, जिनसे बात करने का मन हो।" as string;
export const browseCoaches = "कोच देखें" as string;
export const coachFailed = "कोच की जानकारी नहीं मिल पाई" as string;
export const older = "पुराने सेशन दिखाएँ" as string;
export const loadingOlder = "पुराने सेशन लोड हो रहे हैं" as string;
export const olderFailed = "पुराने सेशन लोड नहीं हो पाए" as string;
const with_ = (v: { coachName: string | number }) => `${v.coachName} के साथ`;
export const yourNote = "आपका नोट:" as string;
export const begins = (v: { countdown: string | number }) => `${v.countdown} शुरू`;
export const underWay = "चल रहा है" as string;
export const opensAt = (v: { time: string | number }) => `${v.time} से जॉइन किया जा सकता है।`;
export const join = "जॉइन करें" as string;
export const joinNamed = (v: { time: string | number }) => `${v.time} वाला सेशन जॉइन करें`;
export const reschedule = "समय बदलें" as string;
export const cancel = "सेशन कैंसल करें" as string;
export const rescheduleNamed = (v: { time: string | number }) => `${v.time} वाले सेशन का समय बदलें`;
export const cancelNamed = (v: { time: string | number }) => `${v.time} वाला सेशन कैंसल करें`;
export const movedByCoach = (v: { coachName: string | number }) => `यह समय ${v.coachName} ने माँगा था। अगर यह आपके लिए ठीक न हो, तो इसे कैंसल किया जा सकता है, और यह गिना नहीं जाएगा।`;
export const freeUntil = (v: { time: string | number }) => `${v.time} तक समय बदलने या कैंसल करने की पूरी छूट है।`;
export const tooLate = "यह 24 घंटे से कम समय में शुरू होगा। इसका समय नहीं बदला जा सकता, और कैंसल करने पर भी यह गिना जाएगा।" as string;
export const proposalTitle = (v: { coachName: string | number }) => `${v.coachName} ने समय बदलने के लिए कहा है`;
export const proposalNow = "मौजूदा समय" as string;
export const proposalNew = "नया समय" as string;
export const proposalNote = (v: { coachName: string | number }) => `${v.coachName} का नोट:`;
export const proposalStays = (v: { time: string | number }) => `आपके जवाब देने तक मौजूदा समय ही रहेगा। ${v.time} से पहले जवाब दें।`;
export const accept = "नया समय मंज़ूर करें" as string;
export const accepting = "मंज़ूर हो रहा है..." as string;
export const decline = "मौजूदा समय ही रखें" as string;
export const declining = "सेव हो रहा है..." as string;
export const acceptNamed = (v: { time: string | number }) => `नया समय मंज़ूर करें, ${v.time}`;
export const declineNamed = (v: { time: string | number }) => `मौजूदा समय ही रखें, ${v.time}`;
export const accepted = {
  title: "सेशन का समय बदल गया" as string,
  text: (v: { time: string | number; coachName: string | number }) => `${v.time}। ${v.coachName} को बता दिया गया है।`,
} as const;
export const declined = {
  title: "मौजूदा समय ही रहा" as string,
  text: (v: { time: string | number; coachName: string | number }) => `${v.time}। ${v.coachName} को बता दिया गया है।`,
} as const;
export const acceptFailed = "नया समय मंज़ूर नहीं हो पाया" as string;
export const declineFailed = "आपका जवाब नहीं भेजा जा सका" as string;
export const cancelTitle = "यह सेशन कैंसल करें?" as string;
export const cancelWhen = (v: { time: string | number; coachName: string | number }) => `${v.time}, ${v.coachName} के साथ।`;
export const cancelFree = (v: { month: string | number; until: string | number }) => `यह ${v.month} के आपके सेशन में नहीं गिना जाएगा। ${v.until} तक कैंसल करने की पूरी छूट है।`;
export const cancelCounts = (v: { month: string | number }) => `यह 24 घंटे से कम समय में शुरू होगा, इसलिए ${v.month} के आपके सेशन में फिर भी गिना जाएगा।`;
export const cancelMoved = (v: { coachName: string | number; month: string | number }) => `यह समय ${v.coachName} ने माँगा था, इसलिए यह ${v.month} के आपके सेशन में नहीं गिना जाएगा।`;
export const cancelTold = (v: { coachName: string | number }) => `${v.coachName} को हम तुरंत बता देंगे, और यह समय कोई और बुक कर सकेगा।`;
export const keepIt = "सेशन रहने दें" as string;
export const cancelIt = "सेशन कैंसल करें" as string;
export const cancelling = "कैंसल हो रहा है..." as string;
export const cancelled = {
  title: "सेशन कैंसल हो गया" as string,
  text: (v: { coachName: string | number }) => `${v.coachName} को बता दिया गया है।`,
} as const;
export const cancelledFree = (v: { coachName: string | number }) => `${v.coachName} को बता दिया गया है। यह नहीं गिना जाएगा।`;
export const cancelledCounts = (v: { coachName: string | number; month: string | number }) => `${v.coachName} को बता दिया गया है। यह ${v.month} के आपके सेशन में गिना जाएगा।`;
export const cancelFailed = "सेशन कैंसल नहीं हो पाया" as string;
export const alreadyEnded = "यह सेशन अब उपलब्ध नहीं है।" as string;
export const completed = "पूरा हुआ" as string;
export const byMember = "आपने कैंसल किया" as string;
export const byChange = "आपके कोच बदलने पर कैंसल हुआ" as string;
export const byLeaving = "अकाउंट बंद होने पर कैंसल हुआ" as string;
export const byAbsence = "कोच के उपलब्ध न होने से कैंसल हुआ" as string;
export const byCoach = (v: { coachName: string | number }) => `${v.coachName} ने कैंसल किया`;
export const counted = "गिना गया" as string;
export const notCounted = "नहीं गिना गया" as string;
export const videoFailed = "वीडियो नहीं चला" as string;
export const missed = "यह सेशन आपसे छूट गया" as string;
export const coachAbsent = "आपके कोच का आना नहीं हो पाया। यह नहीं गिना जाएगा।" as string;
export { with_ as with };
