// Generated from messages/hi/casework.po by `make gen`. Change that file.

export const orderChanged = "इस बीच आपके सेव किए हुए जवाब बदल गए हैं। लिस्ट फिर से देख लें।" as string;
export const noteRequired = "पहले कुछ लिखें" as string;
export const noteTooLong = "नोट 5000 अक्षरों से ज़्यादा का नहीं हो सकता" as string;
