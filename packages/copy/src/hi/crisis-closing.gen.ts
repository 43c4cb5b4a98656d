// Generated from messages/hi/crisis-closing.po by `make gen`. Change that file.

export const chooseOutcome = "चुनें कि क्या हुआ" as string;
export const noteRequired = "क्या हुआ, इस पर एक छोटा नोट लिखें" as string;
export const noteTooLong = "नोट ज़्यादा से ज़्यादा 2000 अक्षरों का हो सकता है" as string;
export const noteControls = "नोट में कुछ ऐसे अक्षर हैं जो सेव नहीं हो सकते। इसे फिर से टाइप करें।" as string;
