// Generated from messages/hi/community-answers.po by `make gen`. Change that file.

export const anonymous = "बेनाम सदस्य" as string;
export const tooManyTags = "एक पोस्ट में ज़्यादा से ज़्यादा 5 टैग हो सकते हैं" as string;
export const tagLength = "हर टैग 2 से 30 अक्षरों का होना चाहिए" as string;
export const suspended = (v: { date: string | number }) => `पढ़ने पर कोई रोक नहीं है। ${v.date} को फिर से पोस्ट किया जा सकेगा।`;
