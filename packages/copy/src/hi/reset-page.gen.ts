// Generated from messages/hi/reset-page.po by `make gen`. Change that file.

export const title = "नया पासवर्ड चुनें" as string;
export const checking = "आपका लिंक जाँचा जा रहा है" as string;
export const checkFailed = "आपका लिंक जाँचा नहीं जा सका" as string;
export const heading = "नया पासवर्ड चुनें" as string;
export const text = (v: { username: string | number }) => `${v.username} के लिए। नया पासवर्ड सेव करते ही हर वह डिवाइस लॉग आउट हो जाएगा जो अभी लॉग इन है।`;
export const newPassword = "नया पासवर्ड" as string;
export const save = "नया पासवर्ड सेव करें" as string;
export const saving = "सेव हो रहा है..." as string;
export const expiredText = "लिंक एक बार काम करता है, 30 मिनट तक, और सिर्फ़ सबसे नया लिंक काम करता है। आगे बढ़ने के लिए नया लिंक लें।" as string;
export const sendNewLink = "नया लिंक भेजें" as string;
