// Generated from messages/hi/membership-page.po by `make gen`. Change that file.

export const receiptFailedText = "पेमेंट अभी काम नहीं कर रहा है, इसलिए हमारे पेमेंट प्रोवाइडर से यह नहीं मिल पाया। कुछ मिनट में फिर से कोशिश करें।" as string;
export const freeTrial = "फ़्री ट्रायल" as string;
export const subscribe = "सब्सक्राइब करें" as string;
export const loadingForm = "पेमेंट फ़ॉर्म लोड हो रहा है..." as string;
export const freeDaysKept = (v: { date: string | number }) => `आपके बचे हुए फ़्री दिन बने रहेंगे। पहला पेमेंट ${v.date} को।`;
export const chargedNow = (v: { amount: string | number }) => `सब्सक्राइब करते ही पहले ${v.amount} लिए जाएँगे, फिर महीने में एक बार।`;
export const charged = (v: { price: string | number }) => `जब तक आप कैंसल न करें, आपसे हर महीने ${v.price} लिए जाएँगे।`;
export const firstPayment = (v: { date: string | number }) => `आपका पहला पेमेंट ${v.date} को है। उससे पहले कोई पैसा नहीं लिया जाएगा।`;
export const agreement = <T>(v: { terms: (text: string) => T; privacy: (text: string) => T }): (string | T)[] => [`सब्सक्राइब करने का मतलब है कि `, v.terms(`सेवा की शर्तें`), ` और `, v.privacy(`प्राइवेसी पॉलिसी`), ` आपको मंज़ूर हैं।`];
export const cancelAnytime = "जब चाहें, यहीं से कैंसल करें।" as string;
export const unseen = "आपका कार्ड नंबर सीधे हमारे पेमेंट प्रोवाइडर के पास जाता है। हमें वह कभी नहीं दिखता।" as string;
export const cardTitle = "आपका कार्ड" as string;
export const paying = "सब्सक्राइब हो रहा है..." as string;
export const notNow = "अभी नहीं" as string;
export const noNewPayment = "पेमेंट की ज़रूरत नहीं" as string;
export const paymentFailed = "पेमेंट नहीं हुआ" as string;
export const formBlocked = "पेमेंट फ़ॉर्म लोड नहीं हुआ" as string;
export const formBlockedText = "यह हमारे पेमेंट प्रोवाइडर से आता है, और किसी चीज़ ने इसे रोक दिया: आपके कनेक्शन ने, या किसी स्क्रिप्ट ब्लॉकर ने। कोई पैसा नहीं लिया गया।" as string;
export const formMissingText = "हमारे पेमेंट प्रोवाइडर ने फ़ॉर्म नहीं दिखाया। अगर यह काम पहले ही हो चुका है, तो थोड़ी देर में यह पेज बता देगा। नहीं तो फिर से कोशिश करें।" as string;
export const formOver = "यह फ़ॉर्म पुराना हो गया है" as string;
export const formOverText = "यह खुला था, इस बीच कुछ बदल गया। कोई पैसा नहीं लिया गया। आगे बढ़ने के लिए इसे फिर से लोड करें।" as string;
export const loadAgain = "फ़ॉर्म फिर लोड करें" as string;
export const begun = {
  title: "अब आप मेंबर हैं" as string,
  text: "आपकी मेंबरशिप शुरू हो गई है, इसलिए अब कार्ड फ़ॉर्म की ज़रूरत नहीं।" as string,
} as const;
export const endedPitch = (v: { date: string | number }) => `आपका फ़्री ट्रायल ${v.date} को ख़त्म हुआ, और आपसे कोई पैसा नहीं लिया गया।`;
export const wasMember = "आपकी मेंबरशिप पहले रह चुकी है। आपका लिखा हुआ अब भी यहाँ है।" as string;
export const nextPayment = "अगला पेमेंट" as string;
export const firstPaymentLabel = "पहला पेमेंट" as string;
export const amountOn = (v: { date: string | number; amount: string | number }) => `${v.date} को ${v.amount}`;
export const amountDue = (v: { amount: string | number }) => `${v.amount}, अभी देने हैं`;
export const ending = "ख़त्म हो रही है" as string;
export const ends = "ख़त्म होगी" as string;
export const paymentDue = "पेमेंट बाक़ी" as string;
export const freeUntil = (v: { date: string | number }) => `आपके फ़्री दिन ${v.date} तक हैं। उससे पहले कोई पैसा नहीं लिया जाएगा।`;
export const card = "कार्ड" as string;
export const noCard = "कोई कार्ड सेव नहीं है" as string;
export const changeCard = "कार्ड बदलें" as string;
export const addCard = "कार्ड जोड़ें" as string;
export const cardEnding = (v: { brand: string | number; last4: string | number }) => `${v.brand}, आख़िरी अंक ${v.last4}`;
export const cardExpires = (v: { month: string | number; year: string | number }) => `${v.month}/${v.year} तक वैलिड`;
export const cardExpired = "एक्सपायर हो गया" as string;
export const cardExpiresSoon = "जल्द एक्सपायर होगा" as string;
export const newCard = "नया कार्ड" as string;
export const newCardText = "यह सेव किए हुए कार्ड की जगह लेगा। आज कोई पैसा नहीं लिया जाएगा।" as string;
export const saveCard = "कार्ड सेव करें" as string;
export const savingCard = "सेव हो रहा है..." as string;
export const cardSaved = {
  title: "कार्ड सेव हो गया" as string,
  text: "आपका अगला पेमेंट नए कार्ड से होगा।" as string,
} as const;
export const cardUnderWay = "हम आपका नया कार्ड आपके प्लान में जोड़ रहे हैं। काम पूरा होने पर यह नोट हट जाएगा।" as string;
export const cardUnderWayText = "यहाँ दिखने में थोड़ा समय लग सकता है।" as string;
export const chargeUnderWay = "आपके नए कार्ड से पैसे लिए जा रहे हैं। पेमेंट होने पर यह पेज अपडेट हो जाएगा।" as string;
export const stillOwed = "आपके नए कार्ड से इसका पेमेंट अभी नहीं हुआ है।" as string;
export const otherWays = "कोई और कार्ड आज़माएँ। अगर आपका बैंक पुष्टि माँगे, तो बक़ाया इनवॉइस के पास “देखें” चुनें।" as string;
export const cardFailed = "कार्ड सेव नहीं हुआ" as string;
export const cardRefused = "आपके बैंक ने इसकी पुष्टि नहीं की। आपका कार्ड नहीं बदला है।" as string;
export const cardFormFailed = "हमारे पेमेंट प्रोवाइडर से संपर्क नहीं हो पाया। आपका कार्ड नहीं बदला है। थोड़ी देर बाद फिर से कोशिश करें।" as string;
export const pastDueTitle = "आपका पिछला पेमेंट नहीं हो पाया" as string;
export const pastDueOpen = "मेंबरशिप बनाए रखने के लिए किसी और कार्ड से पेमेंट करें।" as string;
export const payWithNewCard = "नए कार्ड से पेमेंट करें" as string;
export const payingNow = "पेमेंट हो रहा है..." as string;
export const pastDueText = (v: { date: string | number }) => `आपकी मेंबरशिप ${v.date} तक जैसी है वैसी ही रहेगी। इसे बनाए रखने के लिए उससे पहले किसी और कार्ड से पेमेंट करें।`;
export const pastDueEnding = (v: { date: string | number; end: string | number }) => `आपकी मेंबरशिप ${v.date} तक जैसी है वैसी ही रहेगी। इसे ${v.end} तक बनाए रखने के लिए उससे पहले किसी और कार्ड से पेमेंट करें।`;
export const bankSaid = (v: { message: string | number }) => `आपके बैंक ने कहा: ${v.message}`;
export const payNow = (v: { amount: string | number }) => `कार्ड सेव करें और ${v.amount} दें`;
export const pastDueCardText = (v: { amount: string | number }) => `यह सेव किए हुए कार्ड की जगह लेगा, और आपके बक़ाया ${v.amount} तुरंत लिए जाएँगे।`;
export const cardPays = {
  title: "कार्ड सेव हो गया" as string,
  text: "आपकी बक़ाया रक़म आपके नए कार्ड से ली जा रही है। पेमेंट होने पर यह पेज अपडेट हो जाएगा।" as string,
} as const;
export const cancel = "मेंबरशिप कैंसल करें" as string;
export const cancelTitle = "अपनी मेंबरशिप कैंसल करें?" as string;
export const cancelKept = "आपकी चैट और आपका जर्नल बने रहेंगे। उस दिन तक यह फ़ैसला बदला जा सकता है।" as string;
export const cancelIt = "मेंबरशिप कैंसल करें" as string;
export const cancelling = "कैंसल हो रही है..." as string;
export const keepIt = "मेंबरशिप जारी रखें" as string;
export const cancelFailed = "कैंसल नहीं हुई" as string;
export const cancelPaid = (v: { date: string | number }) => `यह ${v.date} को ख़त्म होगी: उस दिन तक का पेमेंट हो चुका है। तब तक कुछ नहीं बदलेगा, और अब और कोई पैसा नहीं लिया जाएगा।`;
export const cancelFree = (v: { date: string | number }) => `यह आपके फ़्री दिनों के साथ ${v.date} को ख़त्म होगी। तब तक कुछ नहीं बदलेगा। कोई पैसा नहीं लिया गया, और न ही लिया जाएगा।`;
export const cancelDue = (v: { date: string | number }) => `यह रिन्यू नहीं होगी। आपके बक़ाया इनवॉइस का पेमेंट अब भी बाक़ी है। पेमेंट न होने पर आपकी मेंबरशिप ${v.date} को ख़त्म हो जाएगी।`;
export const cancelled = {
  title: "मेंबरशिप कैंसल हो गई" as string,
  text: (v: { date: string | number }) => `यह ${v.date} को ख़त्म होगी। तब तक इसका इस्तेमाल किया जा सकता है।`,
} as const;
export const kept = {
  title: "मेंबरशिप जारी रहेगी" as string,
  text: (v: { date: string | number }) => `यह पहले की तरह चलती रहेगी। अगला पेमेंट ${v.date} को।`,
} as const;
export const endsTitle = (v: { date: string | number }) => `आपकी मेंबरशिप ${v.date} को ख़त्म होगी`;
export const endsDue = (v: { date: string | number }) => `यह रिन्यू नहीं होगी। आपके बक़ाया इनवॉइस का पेमेंट अब भी बाक़ी है। पेमेंट हो जाने पर आपकी मेंबरशिप इसके बजाय ${v.date} को ख़त्म होगी।`;
export const keptFirst = (v: { date: string | number }) => `यह पहले की तरह चलती रहेगी। पहला पेमेंट ${v.date} को।`;
export const endsText = "तब तक कुछ नहीं बदलेगा, और अब और कोई पैसा नहीं लिया जाएगा।" as string;
export const endsFree = "तब तक कुछ नहीं बदलेगा। कोई पैसा नहीं लिया गया, और न ही लिया जाएगा।" as string;
export const endsDueThen = "यह रिन्यू नहीं होगी। तब तक आपके बक़ाया इनवॉइस का पेमेंट बाक़ी रहेगा।" as string;
export const keep = "मेरी मेंबरशिप जारी रखें" as string;
export const keeping = "जारी हो रही है..." as string;
export const keptDue = "यह फिर से रिन्यू होगी। आपके बक़ाया इनवॉइस का पेमेंट अब भी बाक़ी है।" as string;
export const keptAnyway = "यह पहले की तरह चलती रहेगी।" as string;
export const keepFailed = "बदलाव नहीं हुआ" as string;
export const pause = "एक महीने के लिए पॉज़ करें" as string;
export const pauseTitle = "एक महीने के लिए पॉज़ करें?" as string;
export const pauseText = (v: { date: string | number }) => `${v.date} तक सब कुछ वैसा ही रहेगा। फिर आपकी मेंबरशिप एक महीने के लिए पॉज़ होगी: कोई पैसा नहीं लगेगा, और आपके पास फ़्री प्लान रहेगा।`;
export const pauseKept = "उसके बाद वह अपने आप जारी हो जाएगी। हम तीन दिन पहले आपको ईमेल करेंगे।" as string;
export const pauseIt = "मेंबरशिप पॉज़ करें" as string;
export const pausing = "पॉज़ हो रही है..." as string;
export const pauseBack = "अभी नहीं" as string;
export const pauseFailed = "पॉज़ नहीं हुई" as string;
export const pauseSaved = {
  title: "मेंबरशिप पॉज़ होगी" as string,
  text: (v: { date: string | number }) => `वह ${v.date} को फिर शुरू होगी।`,
} as const;
export const pausesSoon = "जल्द पॉज़ होगी" as string;
export const paused = "पॉज़ पर" as string;
export const pausesTitle = (v: { date: string | number }) => `आपकी मेंबरशिप ${v.date} को पॉज़ होगी`;
export const pausesText = (v: { date: string | number; amount: string | number }) => `वह ${v.date} को फिर शुरू होगी, और तब ${v.amount} लिए जाएँगे। उससे पहले कोई पैसा नहीं लगेगा।`;
export const dontPause = "पॉज़ न करें" as string;
export const pausedTitle = (v: { date: string | number }) => `आपकी मेंबरशिप ${v.date} तक पॉज़ पर है`;
export const pausedText = (v: { amount: string | number }) => `तब तक आपके पास फ़्री प्लान है, और कोई पैसा नहीं लगेगा। उस दिन ${v.amount} लिए जाएँगे।`;
export const continueNow = "अभी जारी करें" as string;
export const continueTitle = "अभी जारी करें?" as string;
export const continueText = (v: { amount: string | number }) => `आपका पॉज़ ख़त्म होगा, और आज से नया महीना शुरू होगा। आपके कार्ड से ${v.amount} अभी लिए जाएँगे।`;
export const continueIt = (v: { amount: string | number }) => `${v.amount} देकर जारी करें`;
export const continuing = "जारी हो रही है..." as string;
export const continueLater = "पॉज़ पर रहने दें" as string;
export const cancelPaused = (v: { date: string | number }) => `यह ${v.date} को ख़त्म होगी और पॉज़ के बाद जारी नहीं होगी। और कोई पैसा नहीं लगेगा।`;
export const invoices = "इनवॉइस" as string;
export const invoicesLoading = "आपके इनवॉइस लोड हो रहे हैं" as string;
export const invoicesFailed = "आपके इनवॉइस लोड नहीं हो पाए।" as string;
export const noInvoices = "कोई इनवॉइस नहीं है।" as string;
export const invoiceWithoutNumber = "इनवॉइस" as string;
export const noInvoicesYet = (v: { date: string | number }) => `अभी कोई नहीं। आपका पहला इनवॉइस ${v.date} को आपके पहले पेमेंट के साथ आएगा।`;
export const invoice = (v: { number: string | number }) => `इनवॉइस ${v.number}`;
export const paidOf = (v: { paid: string | number }) => `इसमें से ${v.paid} का पेमेंट हुआ`;
export const view = "देखें" as string;
export const pdf = "PDF" as string;
export const viewNewTab = "(नए टैब में खुलेगा)" as string;
export const earlier = "पुराने इनवॉइस दिखाएँ" as string;
export const loadingEarlier = "लोड हो रहा है..." as string;
export const earlierFailed = "पुराने इनवॉइस लोड नहीं हो पाए" as string;
export const receiptFailed = "इनवॉइस नहीं खुल पाया" as string;
export const paid = "पेमेंट हुआ" as string;
export const unpaid = "पेमेंट बाक़ी" as string;
const void_ = "कैंसल" as string;
export const portal = "बिलिंग की जानकारी" as string;
export const portalText = "इनवॉइस पर आपका नाम और पता, हमारे पेमेंट प्रोवाइडर की साइट पर।" as string;
export const openPortal = "बिलिंग की जानकारी खोलें" as string;
export const openingPortal = "खुल रही है..." as string;
export const portalFailed = "बिलिंग की जानकारी नहीं खुली" as string;
export const portalFailedText = "हमारे पेमेंट प्रोवाइडर से संपर्क नहीं हो पाया। थोड़ी देर बाद फिर से कोशिश करें।" as string;
export const initFailed = {
  title: "सब्सक्रिप्शन में गड़बड़ी" as string,
  text: "पेमेंट शुरू नहीं हो पाया। थोड़ी देर बाद फिर से कोशिश करें।" as string,
} as const;
export { void_ as void };
