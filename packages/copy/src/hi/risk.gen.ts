// Generated from messages/hi/risk.po by `make gen`. Change that file.

export const tellDraft = "मैं ठीक नहीं हूँ और अपने ही ख़यालों से मुझे डर लग रहा है। यह मुझसे सहन नहीं हो रहा। क्या यह देखते ही आपका जवाब मिल सकता है?" as string;
export const label = "मुश्किल घड़ी" as string;
export const text = "988 पर अभी जवाब मिलता है, कॉल पर या (अंग्रेज़ी में) मैसेज पर, अमेरिका में मुफ़्त।" as string;
export const writeCoach = (v: { coachName: string | number }) => `${v.coachName} को मैसेज करें`;
export const coachHours = (v: { coachName: string | number }) => `${v.coachName} का जवाब आने में घंटों लग सकते हैं। 988 पर घंटों नहीं लगते।`;
export const safe = "मैं अब सुरक्षित हूँ" as string;
export const afterTitle = "पिछली बार मन भारी था। अब कैसा है?" as string;
export const afterText = "यह सिर्फ़ आपको दिखता है।" as string;
export const easier = "पहले से हल्का" as string;
export const same = "वैसा ही" as string;
export const harder = "और भारी" as string;
export const thanks = {
  title: "जवाब देने के लिए धन्यवाद" as string,
  text: "मदद बस एक टैप दूर है।" as string,
} as const;
export const safeSaved = {
  title: "जानकर अच्छा लगा" as string,
  text: "फिर ज़रूरत पड़े, तो मदद यहीं है।" as string,
} as const;
export const failed = "आपका जवाब सेव नहीं हो पाया। फिर से कोशिश करें।" as string;
export const questionLabel = "आपका जवाब" as string;
export const yes = "हाँ" as string;
export const sometimes = "कभी-कभी" as string;
export const no = "नहीं" as string;
export const declined = "बताने का मन नहीं" as string;
export const tellCoach = (v: { coachName: string | number }) => `${v.coachName} को बताएँ`;
export const tellNote = "पहले मैसेज आपको दिखेगा, और उसे बदला जा सकता है। जब तक आप ख़ुद न भेजें, कुछ नहीं भेजा जाएगा।" as string;
export const questionNote = "आपका जवाब किसी को नहीं भेजा जाता। चाहें तो बस लिख दें।" as string;
export const ownWords = "या अपने शब्दों में लिखें" as string;
export const takeTime = "आराम से। मदद ठीक नीचे है।" as string;
export const notLoaded = "इस पेज का कुछ हिस्सा लोड नहीं हुआ" as string;
export const notLoadedText = "अगर यह मुश्किल घड़ी है, तो 988 पर अभी जवाब मिलता है, कॉल पर या (अंग्रेज़ी में) मैसेज पर, अमेरिका में मुफ़्त।" as string;
