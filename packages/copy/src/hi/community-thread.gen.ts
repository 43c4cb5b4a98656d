// Generated from messages/hi/community-thread.po by `make gen`. Change that file.

export const loading = "पोस्ट खुल रही है" as string;
export const failed = "पोस्ट लोड नहीं हो पाई" as string;
export const goneTitle = "यह पोस्ट अब नहीं दिखती" as string;
export const goneText = "लिखने वाले ने इसे डिलीट कर दिया है, या मॉडरेटर की जाँच तक इसे छिपाया गया है। लिंक अधूरा भी हो सकता है।" as string;
export const backToCommunity = "कम्युनिटी पर वापस जाएँ" as string;
export const takenBackTitle = "डिलीट की गई" as string;
export const takenBackText = "यह पोस्ट इसे लिखने वाले ने डिलीट कर दी। दूसरों के कमेंट बने रहते हैं।" as string;
export const originalPoster = "थ्रेड शुरू किया" as string;
export const you = "आप" as string;
export const edited = "एडिट किया हुआ" as string;
export const tagsLabel = "टैग" as string;
export const menu = "पोस्ट के विकल्प" as string;
export const commentMenu = (v: { name: string | number }) => `${v.name} के कमेंट के विकल्प`;
export const edit = "एडिट करें" as string;
const delete_ = "डिलीट करें" as string;
export const flag = "रिपोर्ट करें" as string;
export const copyLink = "लिंक कॉपी करें" as string;
export const linkCopied = {
  title: "लिंक कॉपी हो गया" as string,
  text: "इसे सिर्फ़ मेंबर खोल सकते हैं।" as string,
} as const;
export const linkFailed = {
  title: "लिंक कॉपी नहीं हो पाया" as string,
  text: "इसकी जगह इस पेज का पता कॉपी किया जा सकता है।" as string,
} as const;
export const marks = {
  label: "इस पोस्ट को फ़ॉलो या सेव करें" as string,
  follow: "फ़ॉलो करें" as string,
  followOn: "फ़ॉलो किया हुआ" as string,
  save: "सेव करें" as string,
  saveOn: "सेव किया हुआ" as string,
  hint: "नए कमेंट आने पर आपको नोटिफ़िकेशन मिलेगा। आपका फ़ॉलो और सेव किया हुआ सिर्फ़ आपको दिखता है।" as string,
  followFailed: "पोस्ट का फ़ॉलो बदल नहीं पाया" as string,
  saveFailed: "आपकी सेव की हुई पोस्ट बदल नहीं पाईं" as string,
} as const;
export const newTab = "(नए टैब में खुलेगा)" as string;
export const comments = (v: { count: number }) => `${(v.count === 0 || v.count === 1) ? `${v.count} कमेंट` : `${v.count} कमेंट`}`;
export const commentsTitle = "कमेंट" as string;
export const commentsFailed = "कमेंट लोड नहीं हो पाए" as string;
export const noComments = "अभी कोई कमेंट नहीं" as string;
export const noCommentsText = "एक वाक्य भी काफ़ी है, यह जताने को कि किसी ने पढ़ा।" as string;
export const earlier = "पहले के कमेंट दिखाएँ" as string;
export const loadingEarlier = "पहले के कमेंट लोड हो रहे हैं" as string;
export const later = "बाद के कमेंट दिखाएँ" as string;
export const loadingLater = "बाद के कमेंट लोड हो रहे हैं" as string;
export const moreFailed = "और कमेंट लोड नहीं हो पाए।" as string;
export const newest = "सबसे नए कमेंट पर जाएँ" as string;
export const newComments = (v: { count: number }) => `${(v.count === 0 || v.count === 1) ? `${v.count} नया कमेंट` : `${v.count} नए कमेंट`}`;
export const commentGone = "जिस कमेंट की तलाश थी, वह अब नहीं दिखता। यह वही थ्रेड है जिसमें वह था।" as string;
export const commentLabel = "आपका कमेंट" as string;
export const commentPlaceholder = "कमेंट लिखें" as string;
export const asWho = (v: { name: string | number }) => `यहाँ आपका नाम ${v.name} है।`;
export const nameless = "आपको सिर्फ़ इस थ्रेड के लिए एक नाम मिलता है।" as string;
export const send = "कमेंट जोड़ें" as string;
export const sending = "जोड़ा जा रहा है..." as string;
export const charactersLeft = (v: { count: number }) => `${(v.count === 0 || v.count === 1) ? `${v.count} अक्षर बाक़ी` : `${v.count} अक्षर बाक़ी`}`;
export const charactersOver = (v: { count: number }) => `${(v.count === 0 || v.count === 1) ? `${v.count} अक्षर ज़्यादा है` : `${v.count} अक्षर ज़्यादा हैं`}`;
export const added = "आपका कमेंट जुड़ गया।" as string;
export const addFailed = "कमेंट नहीं जुड़ पाया" as string;
export const thanks = {
  title: "शुक्रिया" as string,
  text: "किसी को पता चलेगा कि उनकी बात सुनी गई।" as string,
} as const;
export const editLabel = "अपना कमेंट एडिट करें" as string;
export const save = "सेव करें" as string;
export const saving = "सेव हो रहा है..." as string;
export const commentSaved = "कमेंट सेव हो गया" as string;
export const editFailed = "आपका कमेंट सेव नहीं हो पाया" as string;
export const deletePostTitle = "अपनी पोस्ट डिलीट करें?" as string;
export const deletePostText = "टाइटल, टेक्स्ट और टैग तुरंत मिट जाते हैं, और कोई उन्हें वापस नहीं ला सकता। दूसरों के कमेंट तब भी पढ़े जा सकते हैं।" as string;
export const deleteCommentTitle = "अपना कमेंट डिलीट करें?" as string;
export const deleteCommentText = "यह तुरंत मिट जाता है, और कोई इसे वापस नहीं ला सकता।" as string;
export const deleteIt = "डिलीट करें" as string;
export const deleting = "डिलीट हो रहा है..." as string;
export const keepIt = "कैंसल करें" as string;
export const postDeleted = {
  title: "पोस्ट डिलीट हो गई" as string,
  text: "आपका लिखा हुआ हट गया है।" as string,
} as const;
export const commentDeleted = {
  title: "कमेंट डिलीट हो गया" as string,
  text: "आपका लिखा हुआ हट गया है।" as string,
} as const;
export const deleteFailed = "यह डिलीट नहीं हो पाया" as string;
export const flagPostTitle = "इस पोस्ट की रिपोर्ट करें" as string;
export const flagCommentTitle = "इस कमेंट की रिपोर्ट करें" as string;
export const flagText = "एक मॉडरेटर इसे पढ़ेंगे। लिखने वाले को नहीं बताया जाता कि रिपोर्ट किसने की।" as string;
export const flagReason = "इसमें क्या ग़लत है?" as string;
export const flagNotes = "और कुछ" as string;
export const flagNotesHint = "यहाँ किसी का नाम न लिखें।" as string;
export const flagSend = "रिपोर्ट भेजें" as string;
export const flagSending = "भेजी जा रही है..." as string;
export const flagged = {
  title: "रिपोर्ट हो गई" as string,
  text: "फ़ैसला आपको “आपकी पोस्ट” में मिलेगा।" as string,
} as const;
export const flagFailed = "रिपोर्ट नहीं हो पाई" as string;
export const acceptFirst = "यहाँ लिखने से पहले पढ़ लें कि हम एक-दूसरे से क्या उम्मीद रखते हैं।" as string;
export const readGuidelines = "गाइडलाइन पढ़ें" as string;
export const held = "इसमें लिंक है, और आपका अकाउंट नया है। दूसरों को दिखने से पहले एक मॉडरेटर इसे देखेंगे।" as string;
export const hidden = "एक मॉडरेटर ने इसे छिपा दिया है। यह सिर्फ़ आपको दिखता है।" as string;
export const hiddenWaiting = "कई मेंबरों ने इसकी रिपोर्ट की, या एक मॉडरेटर ने इसे छिपा दिया। यह सिर्फ़ आपको दिखता है। फ़ैसला “आपकी पोस्ट” में मिलेगा।" as string;
export const removed = "एक मॉडरेटर ने इसे हटा दिया है। यह सिर्फ़ आपको दिखता है, और इसे बदला नहीं जा सकता।" as string;
export const scheduledTitle = "दूसरों को अभी नहीं दिखता" as string;
export const appearsSoon = "दूसरों को यह 30 मिनट के अंदर दिखेगा।" as string;
export const appearsLater = "दूसरों को यह 2 दिन के अंदर किसी भी पल दिखेगा, ताकि कोई यह न जान सके कि यह उसी व्यक्ति का है जिसने कहीं और लिखा है।" as string;
export const heldTitle = "जाँच के इंतज़ार में" as string;
export const hiddenTitle = "छिपाया हुआ" as string;
export const removedTitle = "हटाया हुआ" as string;
export const commentHeld = "लिंक की वजह से जाँच के इंतज़ार में है। यह सिर्फ़ आपको दिखता है।" as string;
export const commentHidden = "छिपाया हुआ। यह सिर्फ़ आपको दिखता है।" as string;
export const commentHiddenWaiting = "छिपाया हुआ। यह सिर्फ़ आपको दिखता है। फ़ैसला “आपकी पोस्ट” में मिलेगा।" as string;
export const commentRemoved = "हटाया हुआ। यह सिर्फ़ आपको दिखता है, और इसे बदला नहीं जा सकता।" as string;
export const appeal = "दोबारा जाँच के लिए कहें" as string;
export const appealTitle = "दोबारा जाँच के लिए कहें" as string;
export const appealText = "लिखें कि इसे क्यों दिखाया जाना चाहिए। एक मॉडरेटर इसे आपके लिखे हुए के साथ पढ़ेंगे। ऐसा एक ही बार कहा जा सकता है, और उसके बाद का फ़ैसला बना रहता है।" as string;
export const appealLabel = "इसे क्यों दिखाया जाना चाहिए" as string;
export const appealHint = "यहाँ किसी का नाम न लिखें।" as string;
export const appealSend = "रिक्वेस्ट भेजें" as string;
export const appealSending = "भेजी जा रही है..." as string;
export const appealed = {
  title: "रिक्वेस्ट भेज दी गई" as string,
  text: "फ़ैसला आपको “आपकी पोस्ट” में मिलेगा।" as string,
} as const;
export const appealFailed = "आपकी रिक्वेस्ट नहीं भेजी जा सकी" as string;
export { delete_ as delete };
