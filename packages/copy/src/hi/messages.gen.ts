// Generated from messages/hi/messages.po by `make gen`. Change that file.

export const exportFileName = (v: { date: string | number }) => `aangan-chat-${v.date}.json`;
export const title = "मैसेज" as string;
export const description = "अपने कोच को लिखें।" as string;
export const yourCoach = "आपके कोच" as string;
export const coachClock = (v: { city: string | number; time: string | number }) => `${v.city} में अभी ${v.time}`;
export const composerLabel = (v: { coachName: string | number }) => `${v.coachName} को मैसेज करें`;
export const conversationLabel = (v: { coachName: string | number }) => `${v.coachName} के साथ चैट`;
export const send = "मैसेज भेजें" as string;
export const charactersLeft = (v: { count: number }) => `${(v.count === 0 || v.count === 1) ? `${v.count} अक्षर बाक़ी` : `${v.count} अक्षर बाक़ी`}`;
export const charactersOver = (v: { count: number }) => `${(v.count === 0 || v.count === 1) ? `${v.count} अक्षर ज़्यादा` : `${v.count} अक्षर ज़्यादा`}`;
export const unread = (v: { count: number }) => `${(v.count === 0 || v.count === 1) ? `${v.count} बिना पढ़ा मैसेज` : `${v.count} बिना पढ़े मैसेज`}`;
export const sending = "भेजा जा रहा है" as string;
export const sent = "भेजा गया" as string;
export const delivered = "पहुँच गया" as string;
export const read = "पढ़ लिया गया" as string;
export const notSent = "नहीं भेजा गया" as string;
export const tryAgain = "फिर से कोशिश करें" as string;
export const discard = "हटाएँ" as string;
export const automatic = "अपने-आप भेजा गया" as string;
export const you = "आप" as string;
export const team = "Aangan टीम" as string;
export const today = "आज" as string;
export const yesterday = "कल" as string;
export const newMessages = "नए मैसेज" as string;
export const earlier = "पुराने मैसेज दिखाएँ" as string;
export const loadingEarlier = "पुराने मैसेज लोड हो रहे हैं" as string;
export const start = "आपकी चैट यहाँ से शुरू होती है।" as string;
export const jumpToNewest = "सबसे नए मैसेज पर जाएँ" as string;
export const emptyTitle = (v: { coachName: string | number }) => `${v.coachName} को हैलो कहें`;
export const emptyText = "कहीं से भी शुरू करें। आज के बारे में एक वाक्य भी काफ़ी है।" as string;
export const noCoachTitle = "आपने अभी कोई कोच नहीं चुना है" as string;
export const noCoachText = "एक कोच चुनें, जिनसे बात करने का मन हो। कोच कभी भी बदला जा सकता है।" as string;
export const browseCoaches = "कोच देखें" as string;
export const closed = (v: { coachName: string | number }) => `${v.coachName} अब आपके कोच नहीं हैं, और यह चैट उन्हें नहीं दिखती। पढ़ने के लिए यह आपके पास अब भी है।`;
export const fetchFailed = "मैसेज नहीं मिल पाए" as string;
export const sendFailed = "मैसेज नहीं भेजा जा सका" as string;
export const thankYou = {
  title: "धन्यवाद" as string,
  text: (v: { coachName: string | number }) => `आपका पहला मैसेज ${v.coachName} के पास जा रहा है।`,
} as const;
export const companionsTab = "AI साथी" as string;
export const unreadInTab = "बिना पढ़े मैसेज" as string;
export const byToday = (v: { time: string | number }) => `आज ${v.time}`;
export const byTomorrow = (v: { time: string | number }) => `कल ${v.time}`;
export const byYesterday = (v: { time: string | number }) => `कल ${v.time}`;
export const byDay = (v: { day: string | number; time: string | number }) => `${v.day}, ${v.time}`;
export const replyHead = (v: { by: string | number }) => `जवाब आम तौर पर ${v.by} तक (आपका समय)`;
export const replyOpen = (v: { coachName: string | number; by: string | number }) => `${v.coachName} का जवाब आम तौर पर ${v.by} तक (आपका समय) आ जाता है।`;
export const replyUnseen = (v: { coachName: string | number; by: string | number }) => `${v.coachName} ने इसे अभी नहीं देखा है। जवाब आम तौर पर ${v.by} तक (आपका समय) आ जाता है।`;
export const replySeen = (v: { coachName: string | number; by: string | number }) => `${v.coachName} ने इसे देख लिया है। जवाब आम तौर पर ${v.by} तक (आपका समय) आ जाता है।`;
export const replyWaiting = (v: { by: string | number }) => `जवाब आम तौर पर ${v.by} तक (आपका समय) आ जाता है।`;
export const coachAway = (v: { coachName: string | number }) => `${v.coachName} अभी उपलब्ध नहीं हैं और नए मैसेज उन्हें नहीं दिख रहे। आपका लिखा सेव रहता है। अगर अभी किसी की ज़रूरत हो, तो दूसरा कोच चुना जा सकता है।`;
export const replyLateHead = (v: { by: string | number }) => `जवाब में देर हो गई, ${v.by} तक (आपका समय) आना था`;
export const replyLate = (v: { by: string | number }) => `इस जवाब में देर हो गई है। इसे ${v.by} तक (आपका समय) आना था। इसके लिए हमें अफ़सोस है।`;
export const replyLateUnseen = (v: { by: string | number; coachName: string | number }) => `इस जवाब में देर हो गई है। इसे ${v.by} तक (आपका समय) आना था, और ${v.coachName} ने आपका मैसेज अभी नहीं देखा है। इसके लिए हमें अफ़सोस है।`;
export const replyLateSeen = (v: { by: string | number; coachName: string | number }) => `इस जवाब में देर हो गई है। इसे ${v.by} तक (आपका समय) आना था। ${v.coachName} ने आपका मैसेज देख लिया है। इसके लिए हमें अफ़सोस है।`;
export const menu = "चैट के विकल्प" as string;
const export_ = "चैट एक्सपोर्ट करें" as string;
export const deleteChat = "चैट डिलीट करें" as string;
export const mute = "नोटिफ़िकेशन म्यूट करें" as string;
export const unmute = "नोटिफ़िकेशन अनम्यूट करें" as string;
export const isMuted = "नोटिफ़िकेशन म्यूट हैं" as string;
export const earlierConversations = "पिछली चैट" as string;
export const otherConversations = "दूसरी चैट" as string;
export const earlierCoach = "पिछले कोच" as string;
export const openOwn = "अपनी चैट पर जाएँ" as string;
export const stillReadable = "पिछले कोच के साथ आपकी चैट अब भी पढ़ी जा सकती है।" as string;
export const exporting = "एक्सपोर्ट हो रही है..." as string;
export const exportFailed = "चैट एक्सपोर्ट नहीं हो पाई" as string;
export const exported = {
  title: "चैट एक्सपोर्ट हो गई" as string,
  text: (v: { file: string | number }) => `यह आपके डाउनलोड में ${v.file} नाम से है।`,
} as const;
export const nothingToExport = {
  title: "एक्सपोर्ट करने के लिए कोई मैसेज नहीं" as string,
  text: "आपकी चैट खाली है।" as string,
} as const;
export const deleteTitle = "यह चैट डिलीट करें?" as string;
export const deleteConfirm = "चैट डिलीट करें" as string;
export const deleteAsking = "अनुरोध भेजा जा रहा है..." as string;
export const deleteKeep = "चैट रखें" as string;
export const deleteFailed = "चैट डिलीट नहीं हो पाई" as string;
export const deleteText = (v: { coachName: string | number }) => `अब तक का सब कुछ, फ़ाइलों समेत, 24 घंटे के अंदर डिलीट हो जाएगा, आपके लिए भी और ${v.coachName} के लिए भी। तब तक यह फ़ैसला वापस लिया जा सकता है। इसके बाद आप दोनों में से कोई जो कुछ लिखे, वह रहेगा।`;
export const deleteTextEarlier = (v: { coachName: string | number }) => `आपने और ${v.coachName} ने जो कुछ लिखा, फ़ाइलों समेत, सब 24 घंटे के अंदर डिलीट हो जाएगा। तब तक यह फ़ैसला वापस लिया जा सकता है।`;
export const deletionStrip = (v: { by: string | number; coachName: string | number }) => `अब तक का सब कुछ ${v.by} तक (आपका समय) डिलीट हो जाएगा, आपके लिए भी और ${v.coachName} के लिए भी।`;
export const deletionStripEarlier = (v: { by: string | number }) => `यह चैट ${v.by} तक (आपका समय) डिलीट हो जाएगी।`;
export const deletionRequested = {
  title: "चैट डिलीट करने का अनुरोध मिल गया" as string,
  text: "आपकी अब तक की चैट 24 घंटे के अंदर डिलीट हो जाएगी।" as string,
} as const;
export const deletionUndone = {
  title: "चैट रहने दी गई" as string,
  text: "कुछ भी डिलीट नहीं होगा।" as string,
} as const;
export const undoDeletion = "वापस लें" as string;
export const undoingDeletion = "वापस लिया जा रहा है..." as string;
export const undoDeletionFailed = "डिलीट करने का फ़ैसला वापस नहीं लिया जा सका" as string;
export const notificationsMuted = {
  title: "नोटिफ़िकेशन म्यूट हो गए" as string,
  text: "अनम्यूट करने तक इस चैट का न कोई बैज दिखेगा, न ईमेल आएगा। नए मैसेज यहाँ फिर भी आते रहेंगे।" as string,
} as const;
export const notificationsUnmuted = {
  title: "नोटिफ़िकेशन अनम्यूट हो गए" as string,
  text: "नए मैसेज की ख़बर आपको फिर मिलेगी।" as string,
} as const;
export const muteFailed = "नोटिफ़िकेशन म्यूट नहीं हो पाए" as string;
export const unmuteFailed = "नोटिफ़िकेशन अनम्यूट नहीं हो पाए" as string;
export const newMessage = {
  title: "नया मैसेज" as string,
  text: (v: { count: number }) => `${(v.count === 0 || v.count === 1) ? `आपके कोच का ${v.count} मैसेज आपने अभी नहीं पढ़ा है।` : `आपके कोच के ${v.count} मैसेज आपने अभी नहीं पढ़े हैं।`}`,
} as const;
export { export_ as export };
