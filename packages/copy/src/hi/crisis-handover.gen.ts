// Generated from messages/hi/crisis-handover.po by `make gen`. Change that file.

export const notOpen = "यह पहले ही बंद हो चुका था, इसलिए टीम को अलर्ट नहीं भेजा गया।" as string;
export const noteTooLong = "नोट ज़्यादा से ज़्यादा 500 अक्षरों का हो सकता है" as string;
