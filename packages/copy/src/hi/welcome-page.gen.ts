// Generated from messages/hi/welcome-page.po by `make gen`. Change that file.

export const title = "स्वागत है" as string;
export const heading = "हम आपको किस नाम से बुलाएँ?" as string;
export const text = (v: { email: string | number }) => `Google से हमें आपका ईमेल मिला: ${v.email}। बाक़ी जानकारी बदली जा सकती है।`;
export const notNow = "अभी नहीं" as string;
export const goneHeading = "इस पेज का समय ख़त्म हो गया" as string;
export const goneText = "आपकी सुरक्षा के लिए यह बस कुछ मिनट काम करता है। कुछ खोया नहीं है: फिर से “Google से आगे बढ़ें” चुनें।" as string;
export const startAgain = "लॉग इन पर वापस जाएँ" as string;
export const checkFailed = "Google से आपकी जानकारी लोड नहीं हो पाई" as string;
