// Generated from messages/hi/companions-page.po by `make gen`. Change that file.

export const title = "AI साथी" as string;
export const text = "प्रोग्राम, इंसान नहीं। किसी भी समय यहाँ।" as string;
export const privacy = "किसी साथी को लिखी बात सिर्फ़ आपकी है: उसे कोच नहीं पढ़ते, और उसे कभी भी डिलीट किया जा सकता है।" as string;
export const listLabel = "AI साथी" as string;
export const back = "सभी साथी" as string;
export const chooseTitle = "किससे बात करने का मन है?" as string;
export const chooseText = "हर चैट अलग है। जवाब तुरंत आता है, किसी भी समय।" as string;
export const lastTalk = (v: { ago: string | number }) => `पिछली चैट: ${v.ago}`;
export const unlock = (v: { name: string | number }) => `${v.name} के लिए ट्रायल या प्लान चाहिए`;
export const premium = "प्रीमियम" as string;
export const program = "प्रोग्राम" as string;
export const plainName = "Aangan" as string;
export const plainNote = "प्रोग्राम, इंसान नहीं" as string;
export const listFailed = "आपके साथी लोड नहीं हो पाए।" as string;
export const talkFailed = "यह चैट लोड नहीं हो पाई।" as string;
export const openingTitle = (v: { name: string | number }) => `${v.name} एक प्रोग्राम है, इंसान नहीं`;
export const openingText = "यहाँ लिखी बातों से इसका जवाब बनता है, किसी भी समय, और जवाब ग़लत हो सकता है। किसी इंसान से बात करनी हो, तो आपके कोच हैं। यह चैट कोच नहीं पढ़ते, और इसे कभी भी डिलीट किया जा सकता है।" as string;
export const noticeText = (v: { name: string | number }) => `${v.name} एक प्रोग्राम है, इंसान नहीं। यह ग़लत हो सकता है, और यह कोच या डॉक्टर नहीं है।`;
export const begin = "कहीं से भी शुरू करें, या इनमें से किसी से" as string;
export const beginnings = {
  tara: [
    "न इधर अपना लगता है, न उधर" as string,
    "घर वाले चाहते हैं कि मैं शादी कर लूँ" as string,
    "घर की बहुत याद आती है" as string,
  ],
  buddy: [
    "रात भर दिमाग़ चलता रहता है" as string,
    "इस हफ़्ते काम का बहुत बोझ है" as string,
    "Bahut stress ho raha hai" as string,
  ],
  arjun: [
    "मुझे सुबह थोड़ा सुकून चाहिए" as string,
    "मुझे ठीक से नींद नहीं आती" as string,
    "மனசு அமைதியா இல்ல" as string,
  ],
} as const;
export const talkLabel = (v: { name: string | number }) => `${v.name} के साथ चैट`;
export const composerLabel = (v: { coachName: string | number }) => `${v.coachName} को मैसेज करें`;
export const placeholder = (v: { name: string | number }) => `${v.name} को मैसेज करें`;
export const thinking = (v: { name: string | number }) => `${v.name} का जवाब बन रहा है`;
export const answering = (v: { name: string | number }) => `${v.name} का जवाब आ रहा है`;
export const sending = "भेजा जा रहा है" as string;
export const notSent = "नहीं भेजा गया" as string;
export const sendFailed = "मैसेज नहीं भेजा जा सका" as string;
export const tryAgain = "फिर से कोशिश करें" as string;
export const start = "आपकी चैट यहाँ से शुरू होती है।" as string;
export const earlier = "पुराने मैसेज दिखाएँ" as string;
export const loadingEarlier = "पुराने मैसेज लोड हो रहे हैं" as string;
export const jumpToNewest = "सबसे नए मैसेज पर जाएँ" as string;
export const you = "आप" as string;
export const today = "आज" as string;
export const yesterday = "कल" as string;
export const send = "मैसेज भेजें" as string;
export const stopped = "जवाब बीच में रुक गया।" as string;
export const stoppedText = (v: { name: string | number }) => `आपका लिखा हुआ सेव है। ${v.name} से फिर जवाब मिल सकता है।`;
export const stoppedOffline = "आपका कनेक्शन टूट गया। आपका लिखा हुआ सेव है, और आपके फिर ऑनलाइन होने पर जवाब आ जाएगा।" as string;
export const unanswered = (v: { name: string | number }) => `इस पर ${v.name} का जवाब अभी नहीं आया है।`;
export const fetch = "जवाब लें" as string;
export const options = (v: { name: string | number }) => `${v.name} के साथ चैट के विकल्प`;
export const deleteTitle = (v: { name: string | number }) => `${v.name} के साथ अपनी चैट डिलीट करें?`;
export const deleteText = (v: { name: string | number }) => `आपका लिखा हुआ सब कुछ और ${v.name} के सारे जवाब तुरंत डिलीट हो जाते हैं। इन्हें वापस नहीं लाया जा सकता।`;
const delete_ = "यह चैट डिलीट करें" as string;
export const deleteConfirm = "चैट डिलीट करें" as string;
export const deleting = "डिलीट हो रही है..." as string;
export const keep = "चैट रखें" as string;
export const deleteFailed = "यह चैट डिलीट नहीं हो पाई।" as string;
export const deleted = {
  title: "चैट डिलीट हो गई" as string,
  text: (v: { name: string | number }) => `${v.name} के साथ आपकी चैट हट गई है।`,
} as const;
export const lockedTitle = (v: { name: string | number }) => `${v.name} Aangan प्रीमियम में शामिल है`;
export const lockedText = (v: { name: string | number }) => `फ़्री ट्रायल या प्लान के रहते ${v.name} से जवाब मिलते हैं।`;
export const lockedRead = (v: { name: string | number }) => `पहले की लिखी बातें अब भी पढ़ी जा सकती हैं। फ़्री ट्रायल या प्लान होने पर ${v.name} से फिर जवाब मिलेंगे।`;
export const join = "Aangan प्रीमियम लें" as string;
export { delete_ as delete };
