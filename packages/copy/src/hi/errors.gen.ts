// Generated from messages/hi/errors.po by `make gen`. Change that file.

export const somethingWrong = "कुछ गड़बड़ हो गई। फिर से कोशिश करें।" as string;
export const signedOut = "आगे बढ़ने के लिए लॉग इन करें।" as string;
export const notFound = "जो आपको चाहिए था, वह हमें नहीं मिला।" as string;
export const conflict = "इस बीच इसमें कुछ बदल गया है। इसे फिर से देख लें।" as string;
export const tooLarge = "जो भेजा गया, वह बहुत बड़ा है।" as string;
export const busy = "अभी बहुत लोग लॉग इन कर रहे हैं। थोड़ी देर में फिर से कोशिश करें।" as string;
export const unavailable = "अभी न कुछ लोड हो पा रहा है, न सेव। थोड़ी देर में फिर से कोशिश करें।" as string;
export const badCredentials = "यूज़रनेम या पासवर्ड सही नहीं है। फिर से कोशिश करें।" as string;
export const usernameTaken = "यह यूज़रनेम पहले से लिया जा चुका है या जानकारी सही नहीं है" as string;
export const wrongPassword = "यह आपका पासवर्ड नहीं है। फिर से कोशिश करें।" as string;
export const somethingWrongTitle = "कुछ गड़बड़ हो गई" as string;
export const tryAgainLater = "बाद में फिर से कोशिश करें।" as string;
export const unexpected = "अचानक कोई गड़बड़ हो गई" as string;
export const errorTitle = "गड़बड़ी" as string;
export const unreachable = "सर्वर तक नहीं पहुँचा जा सका। अपना इंटरनेट कनेक्शन देखें और फिर से कोशिश करें।" as string;
export const emptyResponse = "सर्वर से खाली जवाब आया" as string;
export const invalidResponse = "सर्वर से ग़लत जवाब आया" as string;
export const invalidJSON = "ग़लत JSON जवाब आया" as string;
