// Generated from messages/hi/link-page.po by `make gen`. Change that file.

export const title = "Google जोड़ें" as string;
export const heading = "इस ईमेल से आपका अकाउंट पहले से है" as string;
export const text = "एक बार अपना पासवर्ड डालें। उसके बाद Google से लॉग इन किया जा सकेगा।" as string;
const for_ = (v: { email: string | number }) => `अकाउंट: ${v.email}`;
export const connect = "जोड़ें और लॉग इन करें" as string;
export const wrongPassword = "यह आपके अकाउंट का पासवर्ड नहीं है। फिर से कोशिश करें।" as string;
export const noPassword = "आपके अकाउंट का अभी कोई पासवर्ड नहीं है। “पासवर्ड याद नहीं” से पासवर्ड सेट करें, फिर दोबारा Google से आगे बढ़ें।" as string;
export const cancel = "कैंसल करें" as string;
export { for_ as for };
