// Generated from messages/hi/contact.po by `make gen`. Change that file.

export const missing = {
  title: "कुछ जानकारी बाक़ी है" as string,
  text: "सभी ज़रूरी जगहें भरें।" as string,
} as const;
export const sent = {
  title: "मैसेज भेज दिया गया" as string,
  text: "हमें लिखने के लिए धन्यवाद। हम जल्द ही आपको जवाब देंगे।" as string,
} as const;
export const title = "संपर्क" as string;
export const description = "सर्विस, बीटा, अपने डेटा या किसी भी ऐसी चीज़ के बारे में Aangan टीम को लिखें जो ठीक से नहीं चल रही।" as string;
export const heading = "संपर्क" as string;
export const text = "कोई सवाल, कुछ जो ठीक से नहीं चल रहा, कुछ जो अलग होना चाहिए: हमें यहाँ बताएँ। हमारी टीम का कोई इंसान इसे पढ़ता है और ईमेल से जवाब देता है।" as string;
export const crisisTitle = "अगर जवाब का इंतज़ार नहीं हो सकता" as string;
export const crisis = "अगर आप संकट में हों, तो किसी भी समय 988 पर कॉल करें या (अंग्रेज़ी में) मैसेज करें, मुफ़्त। अगर कोई अभी ख़तरे में हो, तो 911 पर कॉल करें। उसके लिए यह फ़ॉर्म इस्तेमाल न करें: हो सकता है हम इसे समय पर न पढ़ पाएँ।" as string;
export const faqText = "हो सकता है आपके सवाल का जवाब पहले से हो।" as string;
export const faqLink = "सवाल-जवाब पढ़ें" as string;
export const name = "नाम" as string;
export const email = "ईमेल" as string;
export const subject = "विषय" as string;
export const message = "मैसेज" as string;
export const subjectHint = "चाहें तो कुछ शब्द।" as string;
export const privacy = "आप यहाँ जो लिखें, उसे हम सिर्फ़ आपको जवाब देने के लिए इस्तेमाल करते हैं। उसे हम कभी शेयर नहीं करते।" as string;
export const submit = "मैसेज भेजें" as string;
export const sending = "भेजा जा रहा है..." as string;
export const errorTitle = "गड़बड़ी" as string;
export const sendFailed = "मैसेज नहीं भेजा जा सका" as string;
export const unexpected = "कुछ गड़बड़ हो गई। फिर से कोशिश करें।" as string;
export const memberTitle = "पहले से मेंबर हैं?" as string;
export const memberText = "आप यहाँ जो लिखें, वह आपके कोच को नहीं दिखता। अपने कोच तक पहुँचने के लिए “मैसेज” इस्तेमाल करें।" as string;
export const memberLink = "मैसेज पर जाएँ" as string;
