// Generated from messages/hi/payment-return.po by `make gen`. Change that file.

export const label = "आपका पेमेंट" as string;
export const confirming = "आपके पेमेंट की पुष्टि हो रही है" as string;
export const confirmingText = "इसमें कुछ सेकंड लगते हैं। तब तक सब कुछ पहले की तरह इस्तेमाल करें।" as string;
export const late = "इसमें हमेशा से ज़्यादा समय लग रहा है" as string;
export const lateText = "आपको कुछ नहीं करना है, और दोबारा पेमेंट करने की ज़रूरत नहीं है। पेमेंट की पुष्टि होते ही आपका बैज दिखने लगेगा।" as string;
export const unreachable = "अभी जाँच नहीं हो पाई। हम कोशिश करते रहेंगे।" as string;
export const confirmed = "आपके प्लान की पुष्टि हो गई है" as string;
export const confirmedText = "शुक्रिया। प्रीमियम में जो कुछ है, सब आपके लिए खुला है।" as string;
export const confirmedFree = (v: { date: string | number }) => `शुक्रिया। आपके फ़्री दिन बने रहेंगे: आपका पहला पेमेंट ${v.date} को है।`;
export const failed = "पेमेंट नहीं हुआ" as string;
export const failedText = "पेमेंट नहीं हो पाया, और आपसे कोई पैसा नहीं लिया गया। उसी कार्ड से या किसी और कार्ड से फिर कोशिश की जा सकती है।" as string;
export const backTo = "फिर से कोशिश करें" as string;
export const seePlan = "अपना प्लान देखें" as string;
export const putAway = "हटाएँ" as string;
