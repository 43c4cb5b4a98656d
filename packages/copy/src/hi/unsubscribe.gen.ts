// Generated from messages/hi/unsubscribe.po by `make gen`. Change that file.

export const brokenText = "लिंक का कुछ हिस्सा छूट गया है। उसे ईमेल से फिर खोलें, या अपनी प्रोफ़ाइल में चुनें कि कौन-से ईमेल चाहिए।" as string;
export const kinds = [
  {
    code: "messages",
    stops: "आपके लिए कुछ आने पर हम आगे से ईमेल नहीं भेजेंगे। Aangan खोलने पर वह आपको दिख जाएगा।" as string,
    stopped: "आपके लिए कुछ आने पर हम अब ईमेल नहीं भेजते। Aangan खोलने पर वह आपको दिख जाएगा।" as string,
    again: "आपके लिए कुछ आने पर हम ईमेल भेजेंगे, अगर आपकी प्रोफ़ाइल में ईमेल चालू हैं।" as string,
  },
  {
    code: "sessions",
    stops: "आपके बुक किए हुए समय की याद हम आगे से ईमेल पर नहीं दिलाएँगे। Aangan खोलने पर वे समय आपको दिख जाएँगे।" as string,
    stopped: "आपके बुक किए हुए समय की याद हम अब ईमेल पर नहीं दिलाते। Aangan खोलने पर वे समय आपको दिख जाएँगे।" as string,
    again: "आपके बुक किए हुए समय की याद हम ईमेल पर दिलाएँगे, अगर आपकी प्रोफ़ाइल में ईमेल चालू हैं।" as string,
  },
  {
    code: "newsletter",
    stops: "आगे से आपको न्यूज़लेटर नहीं मिलेगा।" as string,
    stopped: "अब आपको न्यूज़लेटर नहीं मिलता।" as string,
    again: "आपको न्यूज़लेटर फिर से मिलेगा, अगर आपकी प्रोफ़ाइल में ईमेल चालू हैं।" as string,
  },
  {
    code: "all",
    stops: "हम वे सभी ईमेल बंद कर देंगे जो ज़रूरी नहीं हैं: आपके लिए कुछ आने पर, आपके बुक किए हुए समय के बारे में, और न्यूज़लेटर।" as string,
    stopped: "हमने वे सभी ईमेल बंद कर दिए हैं जो ज़रूरी नहीं हैं: आपके लिए कुछ आने पर, आपके बुक किए हुए समय के बारे में, और न्यूज़लेटर।" as string,
    again: "आपने अपनी प्रोफ़ाइल में जो चुना है, उसके बारे में हम फिर से ईमेल भेजेंगे।" as string,
  },
] as const;
export const documentTitle = "आपके ईमेल" as string;
export const heading = "ये ईमेल बंद करें?" as string;
export const stillComes = "आपके अकाउंट की सुरक्षा से जुड़े ईमेल तब भी मिलेंगे: नया पासवर्ड, नया ईमेल, नया डिवाइस।" as string;
export const stop = "ये ईमेल बंद करें" as string;
export const stopping = "बंद हो रहे हैं..." as string;
export const stoppedHeading = "ये ईमेल अब आपको नहीं मिलेंगे" as string;
export const undo = "फिर से चालू करें" as string;
export const undoing = "ज़रा रुकें..." as string;
export const againHeading = "ये ईमेल आपको फिर से मिलेंगे" as string;
export const profile = "अपनी प्रोफ़ाइल में ईमेल चुनें" as string;
export const brokenHeading = "यह लिंक अधूरा है" as string;
export const failedTitle = "यह नहीं हो पाया" as string;
