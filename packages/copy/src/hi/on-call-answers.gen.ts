// Generated from messages/hi/on-call-answers.po by `make gen`. Change that file.

export const detailRequired = "कुछ शब्दों में लिखें कि इसे क्यों खोला जा रहा है" as string;
export const notAble = "सिर्फ़ एडमिन और एक्टिव कोच चुनें" as string;
export const closed = "यह संकट बंद हो चुका है, या इसे खोलने का अधिकार आपके पास नहीं है।" as string;
export const chooseReason = "चुनें कि इसे क्यों खोला जा रहा है" as string;
export const detailTooShort = "कम से कम 10 अक्षर लिखें" as string;
