// Generated from messages/hi/moderation.po by `make gen`. Change that file.

export const taken = "अभी कोई और इसे देख रहा है।" as string;
export const decided = "इस पर फ़ैसला पहले ही हो चुका है।" as string;
export const wordsChanged = "आपके पढ़ने के बाद यह टेक्स्ट, या इस पर आई रिपोर्टें, बदल गई हैं। इन्हें फिर से पढ़ लें।" as string;
export const chooseOutcome = "कोई फ़ैसला चुनें" as string;
export const suspendDays = "0 से 30 दिन के बीच चुनें" as string;
export const noteTooLong = "नोट 2000 अक्षरों से ज़्यादा का नहीं हो सकता" as string;
export const ownWords = "यह आपका अपना लिखा हुआ है। इसे एडिट या डिलीट किया जा सकता है।" as string;
