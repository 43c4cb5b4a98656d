// Generated from messages/hi/application.po by `make gen`. Change that file.

export const missing = {
  title: "कुछ जानकारी बाक़ी है" as string,
  text: "सभी ज़रूरी जगहें भरें।" as string,
} as const;
export const sent = {
  title: "आवेदन भेज दिया गया" as string,
  text: "आवेदन करने के लिए धन्यवाद। हम जल्द ही आपसे संपर्क करेंगे।" as string,
} as const;
export const title = (v: { job: string | number }) => `आवेदन: ${v.job}`;
export const description = (v: { job: string | number }) => `Aangan में ${v.job} के लिए आवेदन करें, अमेरिका में रिमोट। शुरू करने के लिए कुछ लाइनें काफ़ी हैं। न कवर लेटर, न अकाउंट।`;
export const generalTitle = "सामान्य आवेदन" as string;
export const generalDescription = "अपने लायक़ नौकरी नहीं दिख रही, पर Aangan के साथ काम करने का मन है? बताएँ कि आप यहाँ क्या करना चाहें।" as string;
export const text = "शुरू करने के लिए कुछ लाइनें काफ़ी हैं। न कवर लेटर, न अकाउंट।" as string;
export const generalText = "जब इनमें से कोई नौकरी आपके लिए ठीक न हो। बताएँ कि आप यहाँ क्या करना चाहें।" as string;
export const name = "नाम" as string;
export const email = "ईमेल" as string;
export const location = "रहने की जगह" as string;
export const link = "लिंक" as string;
export const note = "आपके बारे में" as string;
export const locationHint = "चाहें तो शहर और राज्य लिखें।" as string;
export const linkHint = "कोई रेज़्यूमे, पोर्टफ़ोलियो या प्रोफ़ाइल जिसे हम खोल सकें। https:// से शुरू होने वाला लिंक।" as string;
export const noteHint = "अब तक का वह काम जो इससे मिलता-जुलता हो, और यह भी कि आप इसे यहाँ क्यों करना चाहें।" as string;
export const privacy = "आप यहाँ जो लिखें, उसे हम सिर्फ़ साथ काम करने का फ़ैसला लेने और आपको जवाब देने के लिए इस्तेमाल करते हैं। उसे सिर्फ़ हमारी टीम पढ़ती है।" as string;
export const submit = "आवेदन भेजें" as string;
export const sending = "भेजा जा रहा है..." as string;
export const doneTitle = "धन्यवाद" as string;
export const doneText = "आपका आवेदन हमें मिल गया है" as string;
export const backToCareers = "करियर पर वापस" as string;
export const errorTitle = "गड़बड़ी" as string;
export const sendFailed = "आवेदन नहीं भेजा जा सका" as string;
export const unexpected = "कुछ गड़बड़ हो गई। फिर से कोशिश करें।" as string;
export const allPositions = "सभी नौकरियाँ" as string;
export const deletion = "अपना आवेदन डिलीट करवाने के लिए हमारे संपर्क पेज पर लिखें, उसी ईमेल पते से।" as string;
