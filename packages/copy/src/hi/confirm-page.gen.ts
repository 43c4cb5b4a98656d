// Generated from messages/hi/confirm-page.po by `make gen`. Change that file.

export const title = "अपने ईमेल की पुष्टि करें" as string;
export const heading = "अपने ईमेल की पुष्टि करें" as string;
export const text = "आपने किसी ईमेल का लिंक खोला है। अगर वह ईमेल आपने माँगा था, तो नीचे पुष्टि करें। नहीं तो यह पेज बंद कर दें, कुछ नहीं बदलेगा।" as string;
export const yes = "मेरे ईमेल की पुष्टि करें" as string;
export const confirming = "पुष्टि हो रही है..." as string;
export const doneHeading = "आपके ईमेल की पुष्टि हो गई है" as string;
export const doneText = (v: { email: string | number }) => `${v.email} अब आपके अकाउंट का ईमेल है। आपके अकाउंट से जुड़े ईमेल हम वहीं भेजेंगे।`;
export const goOn = "आगे बढ़ें" as string;
export const expiredText = "यह पहले इस्तेमाल हो चुका है, या बहुत पुराना है। अगर आपके ईमेल की पुष्टि पहले हो चुकी है, तो और कुछ नहीं करना है।" as string;
export const logInFirst = "नहीं तो लॉग इन करें और पेज के ऊपर से नया ईमेल मँगाएँ।" as string;
export const sendAgain = "नया ईमेल भेजें" as string;
export const sentHeading = "नया ईमेल आ रहा है" as string;
export const sentText = "उसका लिंक एक दिन के अंदर खोलें। पुराना लिंक अब काम नहीं करता।" as string;
export const takenHeading = "इस ईमेल की पुष्टि कहीं और हो चुकी है" as string;
export const takenText = "यह अब किसी दूसरे अकाउंट का ईमेल है। अगर वह अकाउंट भी आपका है, तो वहाँ लॉग इन करें या उसके लिए नया पासवर्ड चुनें।" as string;
export const failedTitle = "आपके ईमेल की पुष्टि नहीं हो पाई" as string;
