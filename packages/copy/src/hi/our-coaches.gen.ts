// Generated from messages/hi/our-coaches.po by `make gen`. Change that file.

export const title = "हमारे कोच" as string;
export const description = "भारत के कुछ वेलनेस कोच जिनके साथ आप बैठ सकें, और वे पाँच बातें जो हम किसी कोच को यहाँ दिखाने से पहले देखते हैं।" as string;
export const heading = "हमारे कोच" as string;
export const text = "वे भारत में हैं, और उनका बचपन भी उन्हीं नियमों में बीता है जिनमें आपका। यहाँ उनमें से कुछ हैं। मेंबरों को सब दिखते हैं, और वे अपना कोच ख़ुद चुनते हैं।" as string;
export const listLabel = "हमारे कुछ कोच" as string;
export const specialties = "किन बातों पर काम" as string;
export const loading = "कोच लोड हो रहे हैं" as string;
export const loaded = "कोच लोड हो गए।" as string;
export const emptyTitle = "अभी दिखाने के लिए कोई कोच नहीं" as string;
export const emptyText = "सर्टिफ़िकेशन की जाँच के बाद ही कोच यहाँ दिखते हैं। कुछ समय बाद फिर देखें।" as string;
export const failedTitle = "कोच लोड नहीं हो पाए" as string;
export const failedText = "हो सकता है आपका कनेक्शन टूट गया हो, या हमारा सर्वर व्यस्त हो। फिर से कोशिश करें।" as string;
export const retry = "फिर से कोशिश करें" as string;
export const retrying = "लोड हो रहा है..." as string;
export const noScript = "कोच की लिस्ट के लिए JavaScript चाहिए, जो आपके ब्राउज़र में बंद है। हम क्या देखते हैं, यह नीचे अब भी पढ़ा जा सकता है।" as string;
export const criteriaTitle = "पाँच बातें जो हम देखते हैं" as string;
export const criteriaText = "किसी कोच को इस पेज पर दिखाने से पहले, और जब तक वे इस पर हैं तब तक।" as string;
export const limitsTitle = "कोच क्या नहीं हैं" as string;
export const limitsText = "अगर आपको बीमारी की जाँच, दवा की पर्ची या इलाज चाहिए, तो अपने आस-पास के किसी थेरेपिस्ट या डॉक्टर से मिलें। दोनों साथ चल सकते हैं, और यहाँ किसी कोच की तरफ़ से आपको दूसरा बंद करने को नहीं कहा जाएगा।" as string;
export const joinTitle = "इनमें से किसी के साथ बैठें" as string;
export const joinText = "जब तक फ़्री है, जुड़ जाएँ। हम तीन कोच तक सुझाते हैं और वजह बताते हैं। चुनना आपको है, और जब चाहें बदला जा सकता है।" as string;
