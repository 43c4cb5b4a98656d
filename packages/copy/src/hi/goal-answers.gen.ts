// Generated from messages/hi/goal-answers.po by `make gen`. Change that file.

export const notFound = "यह लक्ष्य अब यहाँ नहीं है।" as string;
export const earlier = "यह लक्ष्य आपके किसी पिछले कोच के साथ का है। इसे पढ़ा जा सकता है, बदला नहीं जा सकता।" as string;
export const noCoach = "पहले एक कोच चुनें। लक्ष्य साथ मिलकर तय होते हैं।" as string;
export const changed = "इस बीच यह लक्ष्य बदल गया है। पहले इसे फिर से पढ़ लें।" as string;
export const titleTooShort = "कम से कम 3 अक्षर लिखें" as string;
