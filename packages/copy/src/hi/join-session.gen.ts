// Generated from messages/hi/join-session.po by `make gen`. Change that file.

export const title = "आपका सेशन" as string;
export const failed = "आपका सेशन लोड नहीं हो पाया" as string;
export const unknownTitle = "यह सेशन नहीं मिला" as string;
export const unknownText = "हो सकता है लिंक अधूरा हो, या यह सेशन किसी और अकाउंट का हो।" as string;
export const allSessions = "सभी सेशन" as string;
export const cancelledTitle = "यह सेशन कैंसल हो गया" as string;
export const earlyTitle = (v: { countdown: string | number }) => `आपका सेशन ${v.countdown} शुरू होगा`;
export const earlyText = (v: { time: string | number }) => `${v.time} से जॉइन किया जा सकता है, शुरू होने से दस मिनट पहले।`;
export const earlyStay = "चाहें तो यह पेज खुला रहने दें। जॉइन करने का बटन यहीं आ जाएगा।" as string;
export const openTitle = "अब जॉइन किया जा सकता है" as string;
export const runningTitle = "आपका सेशन शुरू हो गया है" as string;
export const openText = "वीडियो नए टैब में खुलेगा। अगर ब्राउज़र पूछे, तो उसे कैमरा और माइक्रोफ़ोन इस्तेमाल करने दें।" as string;
export const join = "वीडियो जॉइन करें" as string;
export const joinNewTab = "(नए टैब में खुलेगा)" as string;
export const fetchingText = "आपका वीडियो लिंक लाया जा रहा है।" as string;
export const overTitle = "यह सेशन ख़त्म हो चुका है" as string;
export const overCounted = "यह आपके एक सेशन के तौर पर गिना गया।" as string;
export const overNotCounted = "यह नहीं गिना गया।" as string;
export const troubleTitle = "अगर वीडियो न चले" as string;
export const troubleText = (v: { coachName: string | number }) => `पहले वीडियो वाला टैब रीलोड करें। इससे बात न बने, तो ${v.coachName} को मैसेज करें: चैट पर बात हो सकती है, या कोई दूसरा समय तय हो सकता है।`;
export const message = (v: { coachName: string | number }) => `${v.coachName} को मैसेज करें`;
export const reportText = "हमें बता दें, तो यह सेशन नहीं गिना जाएगा।" as string;
export const report = "वीडियो की दिक़्क़त बताएँ" as string;
export const reporting = "ज़रा रुकें..." as string;
export const reportFailed = "आपकी बात सेव नहीं हो पाई" as string;
export const reported = {
  title: "बताने के लिए धन्यवाद" as string,
  text: "यह सेशन नहीं गिना जाएगा।" as string,
} as const;
export const doesNotCount = "यह सेशन नहीं गिना जाएगा।" as string;
