// Generated from messages/hi/safety-notes-page.po by `make gen`. Change that file.

export const tabTitle = "नोट्स" as string;
export const title = "मेरे सुरक्षा नोट्स" as string;
export const description = "मुश्किल घड़ियों के लिए नोट्स, आपके अपने शब्दों में।" as string;
export const lead = "मुश्किल घड़ियों के लिए। आपके लिखे, आपके शब्दों में।" as string;
export const changedOn = (v: { date: string | number }) => `पिछला बदलाव: ${v.date}।`;
export const callTitle = "अभी किसी को कॉल करें" as string;
export const callText = "988 मुफ़्त है, किसी भी समय।" as string;
export const callContact = (v: { contactName: string | number }) => `${v.contactName} को कॉल करें`;
export const moreHelp = "और मदद, भाषा के हिसाब से" as string;
export const guide = "गाइड की मदद से लिखें" as string;
export const print = "प्रिंट करें" as string;
export const guideStep = (v: { count: string | number; place: string | number }) => `${v.count} में से ${v.place}`;
export const guideQuestions = [
  {
    id: "ae5fa02f-ac50-5ab7-8843-0dfc55026b8b",
    title: "सबसे पहले मुझे क्या पता चलता है" as string,
    question: "जब सब मुश्किल होने लगता है, तो आपको सबसे पहले क्या पता चलता है? यह कोई ख़याल, कोई एहसास या आपका कोई काम हो सकता है।" as string,
  },
  {
    id: "1c69d7c1-c71c-5f8e-a456-d57303a252c2",
    title: "मुझे क्या सँभालता है" as string,
    question: "पहले किस चीज़ से थोड़ी-सी भी मदद मिली है, जो अकेले की जा सके?" as string,
  },
  {
    id: "4958ceb1-550e-56f2-bd4c-70906b15c5cb",
    title: "मैं कहाँ जाऊँ, किसके पास रहूँ" as string,
    question: "ऐसी कौन-सी जगह है जहाँ जाया जा सके, या कौन है जिसके पास रहा जा सके, बिना कुछ समझाए?" as string,
  },
  {
    id: "314363d5-35c5-5f64-af34-2758461dfdf4",
    title: "मैं किसे बताऊँ" as string,
    question: "किसे बताया जा सकता है? नाम लिखें, और वे शब्द भी जो भेजे जा सकें।" as string,
  },
  {
    id: "692605df-65d1-59ef-bca1-ff777b23a0d3",
    title: "जिन नंबरों पर कॉल करूँ" as string,
    question: "आप किन नंबरों पर कॉल करना चाहें? 988 और 911 इस पेज पर हमेशा रहते हैं।" as string,
  },
  {
    id: "3bf81797-4a15-559f-be80-a08c7edd1b76",
    title: "मैं क्या अपनी पहुँच से दूर रखूँ" as string,
    question: "किस चीज़ का पहुँच से दूर रहना ज़्यादा सुरक्षित होगा, और उसे आपके लिए कौन रख सकता है?" as string,
  },
] as const;
export const guideOther = "यहाँ क्या लिखना है?" as string;
export const guideText = "एक लाइन में एक बात। कुछ याद न आए, तो खाली छोड़ दें।" as string;
export const guideNext = "आगे" as string;
export const guideBack = "वापस" as string;
export const guideFinish = "पूरा करें" as string;
export const editOf = (v: { title: string | number }) => `${v.title} एडिट करें`;
export const empty = "यहाँ अभी कुछ नहीं है" as string;
export const add = "सेक्शन जोड़ें" as string;
export const full = "ज़्यादा से ज़्यादा 12 सेक्शन हो सकते हैं।" as string;
export const newSection = "नया सेक्शन" as string;
export const editSection = "सेक्शन एडिट करें" as string;
export const titleLabel = "टाइटल" as string;
export const textLabel = "नोट्स" as string;
export const textHelp = "एक लाइन में एक बात।" as string;
export const place = "जगह" as string;
export const placeOf = (v: { count: string | number; place: string | number }) => `${v.count} में से ${v.place}`;
export const charactersLeft = (v: { count: number }) => `${(v.count === 0 || v.count === 1) ? `${v.count} अक्षर बाक़ी` : `${v.count} अक्षर बाक़ी`}`;
export const charactersOver = (v: { count: number }) => `${(v.count === 0 || v.count === 1) ? `${v.count} अक्षर ज़्यादा` : `${v.count} अक्षर ज़्यादा`}`;
export const remove = "सेक्शन हटाएँ" as string;
export const removeTitle = (v: { title: string | number }) => `“${v.title}” हटाएँ?`;
export const removeText = "इसका टाइटल और नोट्स हमेशा के लिए डिलीट हो जाएँगे।" as string;
export const removeConfirm = "सेक्शन हटाएँ" as string;
export const removing = "हटाया जा रहा है..." as string;
export const save = "सेव करें" as string;
export const saving = "सेव हो रहा है..." as string;
export const cancel = "कैंसल करें" as string;
export const saveFailed = "आपके नोट्स सेव नहीं हो पाए" as string;
export const otherVersion = "यह सेक्शन किसी और डिवाइस पर बदला गया है। अब इसमें लिखा है:" as string;
export const contact = "मेरे भरोसे का इंसान" as string;
export const contactText = "नाम और नंबर सिर्फ़ आपको दिखते हैं। आपके कोच को कभी नहीं।" as string;
export const contactName = "नाम" as string;
export const contactPhone = "फ़ोन नंबर" as string;
export const contactEdit = "भरोसे के इंसान की जानकारी बदलें" as string;
export const contactAdd = "भरोसे का इंसान जोड़ें" as string;
export const contactFailed = "आपके भरोसे के इंसान की जानकारी नहीं खुली" as string;
export const contactRemove = "संपर्क हटाएँ" as string;
export const contactEmpty = "अभी कोई नहीं" as string;
export const settings = "आपके नोट्स कहाँ हैं" as string;
export const keepPhone = "इस फ़ोन पर रखें" as string;
export const keepDevice = "इस डिवाइस पर रखें" as string;
export const keepText = "इंटरनेट के बिना और लॉग इन किए बिना भी खुलते हैं। लॉग आउट करने या तुरंत निकलने पर यहाँ से हट जाते हैं।" as string;
export const keepShared = "शेयर किए हुए डिवाइस पर बंद।" as string;
export const keepFailed = "आपके नोट्स इस डिवाइस पर नहीं रखे गए" as string;
export const keepFailedText = "यह ब्राउज़र इसकी इजाज़त नहीं देता। आपके नोट्स अब भी आपके अकाउंट में हैं।" as string;
export const share = (v: { coachName: string | number }) => `${v.coachName} के साथ शेयर करें`;
export const shareText = (v: { coachName: string | number }) => `${v.coachName} को टाइटल और नोट्स तभी तक दिखते हैं जब तक यह चालू है, और आपके भरोसे के इंसान की जानकारी कभी नहीं दिखती।`;
export const sharedSince = (v: { date: string | number }) => `${v.date} से शेयर किए हुए।`;
export const shareNothing = "पहले कुछ लिखें, फिर उसे शेयर करें।" as string;
export const shareFailed = (v: { coachName: string | number }) => `आपके नोट्स ${v.coachName} के साथ शेयर नहीं हुए`;
export const stopFailed = (v: { coachName: string | number }) => `${v.coachName} को आपके नोट्स अब भी दिख रहे हैं`;
const private_ = "आपके नोट्स सेव होने से पहले एन्क्रिप्ट किए जाते हैं। यहाँ लिखी बात से किसी को अलर्ट नहीं भेजा जाता।" as string;
const delete_ = "मेरे सुरक्षा नोट्स डिलीट करें" as string;
export const deleteTitle = "अपने सुरक्षा नोट्स डिलीट करें?" as string;
export const deleteText = "आपके टाइटल, नोट्स और भरोसे के इंसान की जानकारी, और इस डिवाइस पर रखी कॉपी, सब हमेशा के लिए डिलीट हो जाएँगे। आपके कोच को ये आगे नहीं दिखेंगे।" as string;
export const deleteConfirm = "नोट्स डिलीट करें" as string;
export const deleting = "डिलीट हो रहे हैं..." as string;
export const deleted = {
  title: "सुरक्षा नोट्स डिलीट हो गए" as string,
  text: "नए नोट्स कभी भी शुरू किए जा सकते हैं।" as string,
} as const;
export const loadFailed = "आपके सुरक्षा नोट्स लोड नहीं हो पाए" as string;
export const unreadable = "आपके नोट्स अभी नहीं खुल पा रहे हैं" as string;
export const unreadableText = "वे अब भी सेव हैं। अगर आप नए नोट्स लिखें, तो पुराने नोट्स की जगह नए आ जाएँगे।" as string;
export const startOver = "नए नोट्स लिखें" as string;
export const offline = (v: { date: string | number }) => `अभी आपके अकाउंट तक नहीं पहुँचा जा सका। यह इस डिवाइस पर रखी कॉपी है, ${v.date} की।`;
export const offlineNone = "अभी आपके अकाउंट तक नहीं पहुँचा जा सका, और इस डिवाइस पर आपके नोट्स की कोई कॉपी नहीं है।" as string;
export { private_ as private, delete_ as delete };
