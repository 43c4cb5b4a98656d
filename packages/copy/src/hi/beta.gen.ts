// Generated from messages/hi/beta.po by `make gen`. Change that file.

export const doneText = "बीटा के लिए आपका साइन अप हमें मिल गया है" as string;
export const title = "फ़्री में बीटा से जुड़ें" as string;
export const heading = "फ़्री में बीटा से जुड़ें" as string;
export const description = "Aangan के फ़्री बीटा के लिए साइन अप करें: अमेरिका में रहने वाले साउथ एशियन वयस्कों के लिए कोचिंग, मैसेज पर साथ और कम्युनिटी।" as string;
export const text = "अपना नाम और ईमेल दें। जब आपके लिए जगह होगी, हम आपको ईमेल करेंगे।" as string;
export const benefitsTitle = "आपको क्या मिलता है" as string;
export const benefits = [
  {
    title: "जल्दी एंट्री" as string,
    text: "पब्लिक लॉन्च से पहले ही आपको अंदर आने का मौक़ा मिलता है।" as string,
  },
  {
    title: "जो बन रहा है, उसमें आपकी राय" as string,
    text: "बताएँ कि क्या कमी है या क्या सीधे-सीधे ग़लत है। यह अभी बन रहा है, और आपकी बात से बदल सकता है।" as string,
  },
  {
    title: "इस्तेमाल फ़्री" as string,
    text: "जुड़ना फ़्री है, और कार्ड नहीं चाहिए। जल्दी जुड़ने वालों के लिए कुछ रिवॉर्ड भी हैं, जो सिर्फ़ उन्हीं को मिलते हैं।" as string,
  },
  {
    title: "सीधी बातचीत" as string,
    text: "आपका मैसेज फ़ाउंडिंग टीम को जाता है, और जवाब भी वही टीम देती है।" as string,
  },
] as const;
export const privacy = "आप यहाँ जो लिखें, उसे हम सिर्फ़ बीटा के बारे में आपसे संपर्क करने के लिए इस्तेमाल करते हैं। उसे हम कभी शेयर नहीं करते।" as string;
export const firstName = "नाम" as string;
export const lastName = "सरनेम" as string;
export const email = "ईमेल" as string;
export const submit = "फ़्री में बीटा से जुड़ें" as string;
export const submitting = "भेजा जा रहा है..." as string;
export const doneTitle = "धन्यवाद" as string;
export const redirecting = "आपको होम पेज पर ले जाया जा रहा है..." as string;
export const returnHome = "होम पर जाएँ" as string;
export const success = {
  title: "बीटा के लिए साइन अप हो गया" as string,
  text: "आपकी दिलचस्पी के लिए धन्यवाद। हम जल्द ही आपसे संपर्क करेंगे।" as string,
} as const;
export const failed = {
  title: "गड़बड़ी" as string,
  text: "आपकी जानकारी भेजने में दिक़्क़त हुई। फिर से कोशिश करें।" as string,
} as const;
