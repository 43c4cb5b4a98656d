// Generated from messages/hi/profile.po by `make gen`. Change that file.

export const title = "प्रोफ़ाइल" as string;
export const description = "आपका नाम, आपकी पसंद, और हम आपसे कैसे संपर्क करें।" as string;
export const profileTab = "प्रोफ़ाइल" as string;
export const preferencesTab = "पसंद" as string;
export const notificationsTab = "नोटिफ़िकेशन" as string;
export const profileTitle = "आपके बारे में" as string;
export const culturalPreferences = "सांस्कृतिक पसंद" as string;
export const notificationsTitle = "नोटिफ़िकेशन" as string;
export const profileText = "आपके कोच को आपका नाम और आपका ईमेल दिखता है। और किसी को नहीं।" as string;
export const culturalText = "यह सिर्फ़ आपको दिखता है, जब तक कि आप नीचे इसमें से कुछ अपने कोच के साथ शेयर न करें। इससे हम ऐसे कोच सुझा पाते हैं जो बिना समझाए समझ जाएँ।" as string;
export const notificationsText = "चुनें कि हम आपको क्या भेजें, और कब। हमारी भेजी किसी चीज़ में यह नहीं लिखा होता कि बात किस बारे में है।" as string;
export const firstName = "नाम" as string;
export const lastName = "सरनेम" as string;
export const email = "ईमेल" as string;
export const username = "यूज़रनेम" as string;
export const timeZone = "टाइम ज़ोन" as string;
export const timeZoneHint = "सभी समय और शांत घंटे इसी टाइम ज़ोन के हिसाब से होते हैं।" as string;
export const timeZoneShow = "टाइम ज़ोन दिखाएँ" as string;
export const timeZoneEmpty = "ऐसा कोई टाइम ज़ोन नहीं मिला" as string;
export const timeZoneNow = (v: { time: string | number }) => `वहाँ अभी ${v.time} का समय है।`;
export const timeZoneCount = (v: { count: number }) => `${(v.count === 0 || v.count === 1) ? `${v.count} टाइम ज़ोन मिला` : `${v.count} टाइम ज़ोन मिले`}`;
export const passwordForEmail = "आपका पासवर्ड" as string;
export const passwordForEmailHint = "यह इसलिए पूछा जाता है क्योंकि नए ईमेल से इस अकाउंट में लॉग इन किया जा सकता है।" as string;
export const emailWaits = (v: { email: string | number }) => `हमने ${v.email} पर ईमेल भेजा है। उसका लिंक खोलने पर आपका ईमेल बदल जाएगा।`;
export const emailTakeBack = "मौजूदा ईमेल रखें" as string;
export const emailTakingBack = "ज़रा रुकें..." as string;
export const emailTakenBack = "आपका ईमेल नहीं बदला है।" as string;
export const displayLanguageTitle = "भाषा" as string;
export const displayLanguageText = "पेज, ईमेल और नोटिफ़िकेशन इसी भाषा में होंगे। आपके कोच को दिखता है कि आपने कौन सी भाषा चुनी है। आपके और आपके कोच के मैसेज का अनुवाद नहीं होता।" as string;
export const displayLanguage = "Aangan की भाषा" as string;
export const displayLanguageSave = "भाषा बदलें" as string;
export const displayLanguageFailed = "भाषा नहीं बदल पाई" as string;
export const region = "इलाक़ा" as string;
export const regionPlaceholder = "इलाक़ा चुनें" as string;
export const religion = "धर्म" as string;
export const gender = "जेंडर" as string;
export const genderPlaceholder = "जेंडर चुनें" as string;
export const ageRange = "उम्र का दायरा" as string;
export const ageRangePlaceholder = "उम्र का दायरा चुनें" as string;
export const language = "पसंद की भाषा" as string;
export const languageHint = "मिली-जुली भी चलेगी।" as string;
export const languagePlaceholder = "कोई ख़ास पसंद नहीं" as string;
export const save = "बदलाव सेव करें" as string;
export const saving = "सेव हो रहा है..." as string;
export const optional = "ज़रूरी नहीं" as string;
export const unsaved = "कुछ बदलाव अभी सेव नहीं हुए हैं।" as string;
export const emailNotifications = "ईमेल" as string;
export const emailNotificationsHint = "बंद होने पर हम सिर्फ़ सुरक्षा से जुड़े ईमेल भेजते हैं।" as string;
export const sessionReminders = "सेशन के रिमाइंडर" as string;
export const sessionRemindersHint = "आपके कोच के साथ सेशन से पहले।" as string;
export const messageNotifications = "मैसेज" as string;
export const messageNotificationsHint = "जब आपके कोच ने लिखा हो और आपने अभी देखा न हो।" as string;
export const newsletter = "न्यूज़लेटर" as string;
export const newsletterHint = "कभी-कभार, पढ़ने लायक कुछ।" as string;
export const readReceipts = "पढ़े जाने की जानकारी शेयर करें" as string;
export const readReceiptsHint = "बंद होने पर आपके कोच को नहीं दिखता कि आपने मैसेज कब पढ़ा, और आपको नहीं दिखता कि कोच ने कब पढ़ा।" as string;
export const quietHours = "शांत घंटे" as string;
export const quietHoursHint = (v: { zone: string | number }) => `इन घंटों में कोई ईमेल या नोटिफ़िकेशन नहीं आता (${v.zone})। बीच में जो भी हो, वह इनके ख़त्म होने तक रुकता है।`;
export const push = {
  title: "इस डिवाइस पर नोटिफ़िकेशन" as string,
  text: "Aangan बंद हो तब भी ये आते हैं। इनमें बस यह लिखा होता है कि कोई मैसेज या रिमाइंडर है, कभी यह नहीं कि किसने लिखा या बात क्या है।" as string,
  label: "यहाँ नोटिफ़िकेशन दिखाएँ" as string,
  hint: "मैसेज और सेशन के रिमाइंडर के लिए, अगर वे ऊपर चालू हैं, और शांत घंटों में कभी नहीं।" as string,
  shared: "आपने बताया है कि यह डिवाइस दूसरे लोग भी इस्तेमाल करते हैं, इसलिए यहाँ नोटिफ़िकेशन बंद रहते हैं।" as string,
  impossible: "यह ब्राउज़र इन्हें नहीं दिखा सकता। iPhone या iPad पर पहले ऐप को होम स्क्रीन पर जोड़ें और वहीं से खोलें।" as string,
  blocked: "आपका ब्राउज़र हमारे नोटिफ़िकेशन रोक रहा है। ब्राउज़र की सेटिंग में इस साइट के लिए इनकी इजाज़त दी जा सकती है।" as string,
  failed: "इस डिवाइस पर नोटिफ़िकेशन नहीं बदले जा सके" as string,
  loadFailed: "हम इस डिवाइस के नोटिफ़िकेशन नहीं देख पाए" as string,
} as const;
export const quietFrom = "कब से" as string;
export const quietUntil = "कब तक" as string;
export const securityLetters = "सुरक्षा से जुड़े ईमेल हम हमेशा भेजते हैं: नया पासवर्ड, नया ईमेल, नया डिवाइस।" as string;
export const password = "पासवर्ड" as string;
export const passwordText = "इसे बदलने पर आपके बाक़ी सभी डिवाइस लॉग आउट हो जाते हैं।" as string;
export const passwordSetText = "अभी आपका लॉग इन Google से होता है। पासवर्ड हो, तो Google के बिना भी लॉग इन किया जा सकता है।" as string;
export const currentPassword = "मौजूदा पासवर्ड" as string;
export const newPassword = "नया पासवर्ड" as string;
export const repeatPassword = "नया पासवर्ड दोबारा लिखें" as string;
export const changePassword = "पासवर्ड बदलें" as string;
export const changingPassword = "बदला जा रहा है..." as string;
export const setPassword = "पासवर्ड सेट करने का लिंक भेजें" as string;
export const myData = "आपका डेटा और डिवाइस" as string;
export const myDataLink = "अपना डेटा और डिवाइस देखें" as string;
export const myDataText = "देखें कि आप कहाँ-कहाँ लॉग इन हैं, अपना डेटा डाउनलोड करें, या अपना अकाउंट डिलीट करें।" as string;
export const loading = "आपकी प्रोफ़ाइल लोड हो रही है" as string;
export const errorTitle = "गड़बड़ी" as string;
export const updateFailed = "प्रोफ़ाइल अपडेट नहीं हो पाई" as string;
export const preferencesFailed = "पसंद अपडेट नहीं हो पाई" as string;
export const settingsFailed = "नोटिफ़िकेशन की सेटिंग अपडेट नहीं हो पाई" as string;
export const updated = {
  title: "प्रोफ़ाइल अपडेट हो गई" as string,
  text: "आपके बदलाव सेव हो गए हैं।" as string,
} as const;
export const updatedWithEmail = {
  title: "प्रोफ़ाइल अपडेट हो गई" as string,
  text: (v: { email: string | number }) => `अब वह लिंक खोलें जो हमने ${v.email} पर ईमेल किया है।`,
} as const;
export const preferencesUpdated = {
  title: "पसंद अपडेट हो गई" as string,
  text: "आपके बदलाव सेव हो गए हैं।" as string,
} as const;
export const settingsUpdated = {
  title: "नोटिफ़िकेशन की सेटिंग अपडेट हो गई" as string,
  text: "आपके बदलाव सेव हो गए हैं।" as string,
} as const;
export const passwordChanged = {
  title: "पासवर्ड बदल गया" as string,
  text: "आपके बाक़ी सभी डिवाइस लॉग आउट हो गए हैं।" as string,
} as const;
export const setPasswordSent = {
  title: "ईमेल भेज दिया गया" as string,
  text: "उसका लिंक 30 मिनट तक काम करेगा।" as string,
} as const;
export const wishesTitle = "कोच से आपकी उम्मीदें" as string;
export const wishesText = "हम इन जवाबों के आधार पर कोच सुझाते हैं, बाद में कोच बदलने पर भी।" as string;
