// Generated from messages/hi/my-data.po by `make gen`. Change that file.

export const exportFileName = (v: { date: string | number }) => `aangan-${v.date}.json`;
export const accepted = "आपका अकाउंट बंद हो गया है, और उसमें जो कुछ है, सब डिलीट किया जा रहा है।" as string;
export const title = "आपका डेटा और डिवाइस" as string;
export const description = "आप कहाँ-कहाँ लॉग इन हैं, आपके बारे में हम क्या-क्या रखते हैं, और उसे डिलीट कैसे करें।" as string;
export const lead = "देखें कि आप कहाँ-कहाँ लॉग इन हैं, अपना डेटा डाउनलोड करें, या अपना अकाउंट डिलीट करें।" as string;
export const devices = "आप कहाँ-कहाँ लॉग इन हैं" as string;
export const devicesText = "अगर इनमें से कोई डिवाइस अनजान लगे, तो उसे लॉग आउट करें और अपना पासवर्ड बदलें।" as string;
export const devicesLabel = "लॉग इन वाले डिवाइस" as string;
export const devicesFailed = "आपके डिवाइस लोड नहीं हो पाए" as string;
export const onlyThisDevice = "आप सिर्फ़ इसी डिवाइस पर लॉग इन हैं।" as string;
export const thisDevice = "यह डिवाइस" as string;
export const sharedDevice = "शेयर किया हुआ डिवाइस" as string;
export const showTimes = "ठीक-ठीक समय" as string;
export const lastUsed = (v: { ago: string | number }) => `आख़िरी इस्तेमाल: ${v.ago}`;
export const showTimesNamed = (v: { device: string | number }) => `ठीक-ठीक समय: ${v.device}`;
export const exactTimes = (v: { used: string | number; since: string | number }) => `आख़िरी इस्तेमाल: ${v.used}। लॉग इन: ${v.since}।`;
export const endOne = "लॉग आउट करें" as string;
export const ending = "लॉग आउट हो रहा है..." as string;
export const endNamed = (v: { device: string | number }) => `लॉग आउट करें: ${v.device}`;
export const endOneTitle = (v: { device: string | number }) => `${v.device} को लॉग आउट करें?`;
export const endOneText = "उस डिवाइस पर जो भी हो, उसे फिर से लॉग इन करना होगा।" as string;
export const keepIt = "कैंसल करें" as string;
export const endOthers = "बाक़ी सब जगह लॉग आउट करें" as string;
export const endOthersTitle = "बाक़ी सब जगह लॉग आउट करें?" as string;
export const endOthersText = (v: { count: number }) => `${(v.count === 0 || v.count === 1) ? `${v.count} और डिवाइस पर फिर से लॉग इन करना होगा। यहाँ आपका लॉग इन बना रहेगा।` : `${v.count} और डिवाइस पर फिर से लॉग इन करना होगा। यहाँ आपका लॉग इन बना रहेगा।`}`;
export const oneEnded = {
  title: "लॉग आउट हो गया" as string,
  text: (v: { device: string | number }) => `${v.device} पर फिर से लॉग इन करना होगा।`,
} as const;
export const othersEnded = {
  title: "बाक़ी सब जगह लॉग आउट हो गया" as string,
  text: "आप सिर्फ़ इसी डिवाइस पर लॉग इन हैं।" as string,
} as const;
export const endFailed = "उसे लॉग आउट नहीं किया जा सका" as string;
export const alreadyEnded = "वह डिवाइस पहले ही लॉग आउट हो चुका था।" as string;
const export_ = "अपना डेटा डाउनलोड करें" as string;
export const exportText = "एक फ़ाइल, जिसमें वह सब है जो हम आपके बारे में रखते हैं। यह किसी भी टेक्स्ट एडिटर में खुलती है, और दूसरे प्रोग्राम में भी (यह JSON है)।" as string;
export const exportHolds = "इसमें है:" as string;
export const exportCare = "जो भी यह फ़ाइल खोले, वह इसे पूरा पढ़ सकता है। शेयर किए हुए डिवाइस पर काम हो जाने के बाद इसे अपने डाउनलोड से डिलीट करें।" as string;
export const exportParts = [
  "आपका नाम, ईमेल, पसंद और सेटिंग" as string,
  "आपके कोच के साथ हर चैट, शब्द-दर-शब्द, समय के साथ, और हर फ़ाइल का लिंक" as string,
  "साथियों के साथ आपकी चैट" as string,
  "आपका निजी जर्नल, पढ़ने लायक रूप में, और जो आपने रिसोर्स में सेव किया" as string,
  "आपके सुरक्षा नोट्स और चेक-इन, पढ़ने लायक रूप में" as string,
  "जो आपने कम्युनिटी में लिखा, फ़ॉलो किया और सेव किया, और हर थ्रेड में आपका नाम" as string,
  "वे निशान जो हमारे प्रोग्राम ने संकट जैसे लगने वाले मैसेज पर लगाए" as string,
  "आपके सेशन, आपके नोट्स, उनके बारे में कोच की शेयर की हुई बातों और आपके जवाबों के साथ; और आपके कोच के साथ आपके लक्ष्य" as string,
  "आपका ट्रायल और आपके नोटिफ़िकेशन" as string,
  "आप कहाँ और कैसे लॉग इन हैं" as string,
  "साइट पर आपने हमें जो लिखा, अगर आपके ईमेल की पुष्टि हो चुकी है" as string,
] as const;
export const download = "मेरा डेटा डाउनलोड करें" as string;
export const downloading = "तैयार हो रहा है..." as string;
export const exportFailed = "आपका डेटा डाउनलोड नहीं हो पाया" as string;
export const exported = {
  title: "डाउनलोड हो गया" as string,
  text: (v: { file: string | number }) => `${v.file} आपके डाउनलोड में है।`,
} as const;
export const leave = "अपना अकाउंट डिलीट करें" as string;
export const leaveText = "अपना अकाउंट कभी भी डिलीट किया जा सकता है। वजह बताना ज़रूरी नहीं है।" as string;
export const goes = "क्या डिलीट होता है" as string;
export const stays = "क्या रह जाता है" as string;
export const final = "हर जगह से आपका लॉग आउट तुरंत हो जाता है, और डिलीट होना उसी पल शुरू हो जाता है। इसे वापस नहीं लाया जा सकता, हम भी नहीं ला सकते। जब चाहें, फिर से साइन अप करें। शुरुआत नए सिरे से होगी।" as string;
export const goesItems = [
  "आपका नाम, ईमेल, पसंद और सेटिंग" as string,
  "आपकी चैट और उनकी सभी फ़ाइलें, आपके कोच के लिए भी, और आपके बारे में आपके कोच के नोट्स" as string,
  "साथियों के साथ आपकी चैट" as string,
  "आपका निजी जर्नल, और जो आपने रिसोर्स में सेव किया" as string,
  "आपके सुरक्षा नोट्स और चेक-इन, आपके कोच के लिए भी" as string,
  "आपके सेशन और उनके बारे में लिखी गई बातें; आने वाले सेशन कैंसल होते हैं, और आपके कोच को बता दिया जाता है" as string,
  "आपके कोच के साथ आपके लक्ष्य" as string,
  "आपका ट्रायल, आपके नोटिफ़िकेशन, और हर लॉग इन" as string,
  "साइट पर आपने हमें जो लिखा, अगर आपके ईमेल की पुष्टि हो चुकी है" as string,
] as const;
export const staysItems = [
  "कम्युनिटी में आपकी पोस्ट और कमेंट, आपसे जुड़े बिना। अगर आप हमसे उन्हें हटाने को कहें, तो वे 7 दिन के अंदर एक-एक करके डिलीट हो जाते हैं" as string,
  "वे ईमेल जो पहले से आपके इनबॉक्स में हैं" as string,
  "वे ईमेल जो हमारी टीम को आपसे मिले, जब तक आप हमसे उन्हें डिलीट करने को न कहें" as string,
  "ऐसे आँकड़े जिनसे किसी की पहचान नहीं होती, जैसे कोई पेज कितनी बार खोला गया" as string,
  "हमारे सर्वर का लॉग कि कौन से वेब पते कब माँगे गए, बिना नाम के और बिना आपकी लिखी किसी बात के" as string,
  "आपकी डाउनलोड की हुई फ़ाइलें" as string,
] as const;
export const leaveButton = "मेरा अकाउंट डिलीट करें" as string;
export const leaveTitle = "अपना अकाउंट डिलीट करें?" as string;
export const leaveConfirmText = "आपकी पहचान बताने वाली हर चीज़ डिलीट हो जाती है। इसे वापस नहीं लाया जा सकता। अगर अपनी चैट रखनी हो, तो पहले अपना डेटा डाउनलोड करें।" as string;
export const passwordLabel = "आपका पासवर्ड" as string;
export const passwordHint = "ताकि फ़ोन कहीं खुला छूट जाए, तो कोई और यह न कर सके।" as string;
export const passwordMissing = "पासवर्ड ज़रूरी है" as string;
export const takePosts = "कम्युनिटी में मेरी पोस्ट और कमेंट भी डिलीट करें" as string;
export const takePostsHint = "नहीं तो वे जैसे हैं वैसे ही रहते हैं, हर एक अपने थ्रेड वाले नाम से, और उनका आपसे कोई जुड़ाव नहीं होता। अगर आप उन्हें डिलीट करें, तो हर पोस्ट, कमेंट और रिएक्शन 7 दिन के अंदर अपने अलग, बिना तय क्रम वाले समय पर डिलीट होता है, ताकि कोई यह न जान सके कि वे एक ही व्यक्ति के थे।" as string;
export const leaveConfirm = "अकाउंट डिलीट करें" as string;
export const leaving = "डिलीट हो रहा है..." as string;
export const stay = "कैंसल करें" as string;
export const leaveFailed = "आपका अकाउंट डिलीट नहीं हुआ" as string;
export const noPassword = "पहले पासवर्ड सेट करें" as string;
export const noPasswordText = "आपका लॉग इन Google से होता है, इसलिए सब कुछ डिलीट करने से पहले पूछने के लिए कोई पासवर्ड नहीं है। हम आपको पासवर्ड सेट करने का लिंक ईमेल करेंगे। फिर यहाँ वापस आएँ।" as string;
export const sendLink = "मुझे लिंक भेजें" as string;
export const sendingLink = "भेजा जा रहा है..." as string;
export const sendLinkFailed = "लिंक नहीं भेजा जा सका" as string;
export const linkSent = {
  title: "ईमेल भेज दिया गया" as string,
  text: (v: { email: string | number }) => `अगर यह कुछ मिनट में ${v.email} पर न पहुँचे, तो स्पैम फ़ोल्डर देखें।`,
} as const;
export { export_ as export };
