// Generated from messages/hi/scheduling.po by `make gen`. Change that file.

export const noteTooLong = "नोट 500 अक्षरों से ज़्यादा का नहीं हो सकता" as string;
export const isOver = "यह सेशन ख़त्म हो चुका है।" as string;
export const lastBeforeFirst = "आख़िरी दिन पहले दिन से पहले का नहीं हो सकता" as string;
export const linkInvalid = "लिंक https:// से शुरू होना चाहिए" as string;
export const linkTooLong = "लिंक 300 अक्षरों से ज़्यादा का नहीं हो सकता" as string;
