// Generated from messages/hi/coach-profile.po by `make gen`. Change that file.

export const credentials = "योग्यताएँ" as string;
export const issuedBy = (v: { issuer: string | number }) => `संस्था: ${v.issuer}`;
export const issuedByIn = (v: { issuer: string | number; year: string | number }) => `संस्था: ${v.issuer}, ${v.year}`;
export const checked = (v: { month: string | number }) => `हमने जाँचा, ${v.month}`;
export const experienceLabel = "अनुभव" as string;
export const times = "अगले खाली समय" as string;
export const timesFailed = "खाली समय लोड नहीं हो पाए" as string;
export const window = (v: { from: string | number; until: string | number }) => `${v.from} से ${v.until} तक`;
export const showNight = (v: { count: string | number }) => `रात के समय दिखाएँ (${v.count})`;
export const hideNight = "रात के समय छिपाएँ" as string;
export const onlyNight = (v: { days: string | number }) => `अगले ${v.days} दिनों में सिर्फ़ रात के समय हैं, आपके समय के रात 10 से सुबह 7 बजे के बीच।`;
export const usualTimes = (v: { firstName: string | number }) => `${v.firstName} ने अपने समय अभी पब्लिश नहीं किए हैं। ये आम समय हैं।`;
export const goneTitle = "इस कोच की जानकारी नहीं मिली" as string;
export const goneText = "हो सकता है लिंक अधूरा हो, या इस कोच के पास अभी नए क्लाइंट के लिए जगह न हो।" as string;
export const seeEverybody = "सभी कोच देखें" as string;
