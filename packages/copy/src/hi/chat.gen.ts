// Generated from messages/hi/chat.po by `make gen`. Change that file.

export const tooLarge = {
  title: "फ़ाइल बहुत बड़ी है" as string,
  text: "फ़ाइल ज़्यादा से ज़्यादा 10MB की हो सकती है" as string,
} as const;
export const empty = {
  title: "यह फ़ाइल खाली है" as string,
  text: "इसमें भेजने के लिए कुछ नहीं है।" as string,
} as const;
export const attach = "फ़ाइल जोड़ें" as string;
export const attachmentTray = "जोड़ी गई फ़ाइल" as string;
export const dropHere = "जोड़ने के लिए फ़ाइल यहाँ छोड़ें" as string;
export const image = "फ़ोटो" as string;
export const voice = "वॉइस मैसेज" as string;
export const document = "डॉक्यूमेंट" as string;
export const uploading = (v: { name: string | number }) => `${v.name} अपलोड हो रही है`;
export const uploadingShare = (v: { percent: string | number }) => `${v.percent}%`;
export const uploaded = "भेजने के लिए तैयार" as string;
export const sendsWhenUploaded = "अपलोड होते ही भेज दिया जाएगा" as string;
export const cancelUpload = "अपलोड कैंसल करें" as string;
export const removeAttachment = "फ़ाइल हटाएँ" as string;
export const uploadAgain = "फिर से कोशिश करें" as string;
export const chooseAgain = "फ़ाइल फिर से चुनें" as string;
export const chooseOther = "दूसरी फ़ाइल चुनें" as string;
export const lost = (v: { name: string | number }) => `आपके पेज से जाने से पहले ${v.name} अपलोड नहीं हो पाई।`;
export const oneFile = {
  title: "एक मैसेज में एक ही फ़ाइल" as string,
  text: "पहली फ़ाइल जुड़ गई है। बाक़ी अलग-अलग भेजें।" as string,
} as const;
export const whileRecording = {
  title: "आपका एक वॉइस मैसेज अभी खुला है" as string,
  text: "पहले उसे भेजें या हटाएँ। फिर फ़ाइल जोड़ें।" as string,
} as const;
export const openImage = (v: { name: string | number }) => `फ़ोटो ${v.name} खोलें`;
export const imageTitle = (v: { name: string | number }) => `फ़ोटो ${v.name}`;
export const download = (v: { name: string | number }) => `${v.name} डाउनलोड करें`;
export const imageFailed = "यह फ़ोटो लोड नहीं हो पाई।" as string;
export const voiceFailed = "यह वॉइस मैसेज नहीं चल पाया।" as string;
export const closeImage = "फ़ोटो बंद करें" as string;
export const play = (v: { name: string | number }) => `${v.name} चलाएँ`;
export const pause = (v: { name: string | number }) => `${v.name} रोकें`;
export const position = (v: { name: string | number }) => `${v.name} में जगह`;
export const positionText = (v: { whole: string | number; at: string | number }) => `${v.whole} में से ${v.at}`;
export const record = "वॉइस मैसेज रिकॉर्ड करें" as string;
export const recordingTitle = "वॉइस मैसेज" as string;
export const askingMicrophone = "आपका ब्राउज़र माइक्रोफ़ोन इस्तेमाल करने की इजाज़त माँग रहा है।" as string;
export const recording = "रिकॉर्ड हो रहा है" as string;
export const recordedOf = (v: { most: string | number; at: string | number }) => `${v.most} में से ${v.at}`;
export const stopRecording = "रिकॉर्डिंग रोकें" as string;
export const discardRecording = "रिकॉर्डिंग हटाएँ" as string;
export const sendRecording = "वॉइस मैसेज भेजें" as string;
export const recorded = "इसे सुनें, फिर भेजें या हटाएँ।" as string;
export const limitReached = (v: { most: string | number }) => `${v.most} की सीमा पर रिकॉर्डिंग रुक गई।`;
export const microphoneDenied = "माइक्रोफ़ोन ब्लॉक है" as string;
export const microphoneDeniedText = "ब्राउज़र की सेटिंग में इस पेज को इजाज़त दें, फिर दोबारा कोशिश करें।" as string;
export const microphoneMissing = "कोई माइक्रोफ़ोन नहीं मिला" as string;
export const microphoneMissingText = "माइक्रोफ़ोन लगाएँ, फिर दोबारा कोशिश करें।" as string;
export const recordingUnsupported = "यह ब्राउज़र रिकॉर्ड नहीं कर सकता" as string;
export const recordingUnsupportedText = "इसकी जगह कोई ऑडियो फ़ाइल जोड़ी जा सकती है।" as string;
export const recordingFailed = "रिकॉर्डिंग नहीं हो पाई" as string;
export const recordingFailedText = "माइक्रोफ़ोन में कोई रुकावट आई। फिर से कोशिश करें।" as string;
export const recordAgain = "फिर से कोशिश करें" as string;
export const closeRecorder = "बंद करें" as string;
export const voiceName = (v: { date: string | number }) => `वॉइस मैसेज ${v.date}`;
export const search = "मैसेज खोजें" as string;
export const searchPlaceholder = "इस चैट में खोजें" as string;
export const closeSearch = "खोज बंद करें" as string;
export const older = "इससे पुराना नतीजा" as string;
export const newer = "इससे नया नतीजा" as string;
export const results = "नतीजों की लिस्ट" as string;
export const searching = "खोजा जा रहा है" as string;
export const searchFailed = "खोज नहीं हो पाई" as string;
export const moreResults = "और नतीजे दिखाएँ" as string;
export const found = (v: { count: number }) => `${(v.count === 0 || v.count === 1) ? `${v.count} नतीजा` : `${v.count} नतीजे`}`;
export const foundMore = (v: { count: number }) => `${(v.count === 0 || v.count === 1) ? `${v.count}+ नतीजे` : `${v.count}+ नतीजे`}`;
export const placeInFound = (v: { count: string | number; at: string | number }) => `${v.count} में से ${v.at}`;
export const nothingFound = (v: { query: string | number }) => `“${v.query}” के लिए कोई नतीजा नहीं।`;
export const resultOf = (v: { author: string | number; date: string | number }) => `${v.author}, ${v.date}`;
export const searchHint = "कोई भी शब्द, किसी भी लिपि में। सबसे नए नतीजे पहले।" as string;
export const typing = (v: { name: string | number }) => `${v.name} का मैसेज टाइप हो रहा है`;
export const queued = "कनेक्शन का इंतज़ार" as string;
export const discard = "हटाएँ" as string;
export const later = "बाद के मैसेज दिखाएँ" as string;
export const loadingLater = "बाद के मैसेज लोड हो रहे हैं" as string;
export const earlierFailed = "पुराने मैसेज नहीं मिल पाए" as string;
export const laterFailed = "बाद के मैसेज नहीं मिल पाए" as string;
export const foundFailed = "मैसेज नहीं खुल पाया" as string;
export const messageOptions = "मैसेज के विकल्प" as string;
export const reply = "जवाब दें" as string;
export const react = "रिएक्ट करें" as string;
export const copyText = "कॉपी करें" as string;
export const copied = "मैसेज कॉपी हो गया" as string;
export const copyFailed = "मैसेज कॉपी नहीं हो पाया" as string;
export const edit = "एडिट करें" as string;
export const unsend = "अनसेंड करें" as string;
export const unsentLine = "मैसेज अनसेंड किया गया" as string;
export const edited = "एडिट किया गया" as string;
export const editing = "अपना मैसेज एडिट कर रहे हैं" as string;
export const cancelEdit = "एडिट करना कैंसल करें" as string;
export const saveEdit = "बदलाव सेव करें" as string;
export const editFailed = "मैसेज एडिट नहीं हो पाया" as string;
export const unsendFailed = "मैसेज अनसेंड नहीं हो पाया" as string;
export const reactFailed = "मैसेज पर रिएक्ट नहीं हो पाया" as string;
export const replyingTo = (v: { author: string | number }) => `${v.author} को जवाब`;
export const replyingToSelf = "अपने ही मैसेज का जवाब" as string;
export const cancelReply = "जवाब कैंसल करें" as string;
export const quoted = "इस मैसेज का जवाब:" as string;
export const quoteDeleted = "मैसेज डिलीट हो गया" as string;
export const unsendTitle = "यह मैसेज अनसेंड करें?" as string;
export const unsendText = (v: { name: string | number }) => `यह मैसेज और उसकी फ़ाइल, दोनों आपके और ${v.name} के लिए हट जाएँगे। हो सकता है कि ${v.name} ने इसे पढ़ लिया हो। अगर इस मैसेज से संकट का अलर्ट गया था, तो अलर्ट बंद होने तक हमारी ऑन-कॉल टीम इसे देख सकती है।`;
export const unsendTextCoach = (v: { name: string | number }) => `यह मैसेज और उसकी फ़ाइल, दोनों आपके और ${v.name} के लिए हट जाएँगे। हो सकता है कि ${v.name} ने इसे पढ़ लिया हो।`;
export const unsendConfirm = "मैसेज अनसेंड करें" as string;
export const unsending = "अनसेंड हो रहा है..." as string;
export const unsendKeep = "मैसेज रखें" as string;
export const reactedYou = (v: { reaction: string | number }) => `आप: ${v.reaction}। इसे हटाएँ`;
export const reactedOther = (v: { author: string | number; reaction: string | number }) => `${v.author}: ${v.reaction}`;
export const announceEdited = (v: { author: string | number; text: string | number }) => `${v.author} ने मैसेज एडिट किया: ${v.text}`;
export const announceUnsent = (v: { author: string | number }) => `${v.author} ने एक मैसेज अनसेंड किया`;
export const announceReaction = (v: { author: string | number; reaction: string | number }) => `${v.author} ने मैसेज पर रिएक्ट किया: ${v.reaction}`;
export const editSaved = "मैसेज एडिट हो गया" as string;
export const reactions = {
  heart: "आपके साथ हूँ" as string,
  thanks: "धन्यवाद" as string,
  agree: "सहमत" as string,
  glad: "बहुत खुशी हुई" as string,
  hard: "यह मुश्किल है" as string,
} as const;
