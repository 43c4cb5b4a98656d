// Generated from messages/hi/forgot-page.po by `make gen`. Change that file.

export const title = "पासवर्ड याद नहीं" as string;
export const heading = "पासवर्ड याद नहीं?" as string;
export const text = "अपने अकाउंट का ईमेल डालें। हम आपको नया पासवर्ड चुनने का लिंक भेजेंगे।" as string;
export const email = "ईमेल" as string;
export const send = "लिंक भेजें" as string;
export const sending = "भेजा जा रहा है..." as string;
export const sentHeading = "अपना इनबॉक्स देखें" as string;
export const noLetter = "ईमेल नहीं मिला?" as string;
export const spam = "अपना स्पैम फ़ोल्डर देखें।" as string;
export const spelling = "देख लें कि यह वही ईमेल है जिससे साइन अप किया था।" as string;
export const patience = "कुछ मिनट रुकें। कुछ ईमेल प्रोवाइडर धीमे होते हैं।" as string;
export const discreet = "लिंक एक बार काम करता है, 30 मिनट तक। ईमेल के सब्जेक्ट में यह नहीं लिखा होता कि बात किस बारे में है।" as string;
export const address = (v: { email: string | number }) => `आपने ${v.email} डाला है।`;
export const sendAgain = "फिर से भेजें" as string;
export const otherAddress = "दूसरा ईमेल डालें" as string;
export const backToLogIn = "लॉग इन पर वापस जाएँ" as string;
export const sentAgain = "एक और ईमेल की रिक्वेस्ट हो गई है। सिर्फ़ सबसे नया लिंक काम करता है।" as string;
export const failedTitle = "ईमेल नहीं भेजा जा सका" as string;
