// Generated from messages/hi/community-page.po by `make gen`. Change that file.

export const title = "कम्युनिटी" as string;
export const description = "आप जैसे घरों के लोगों से बात करें, अपना नाम बताए बिना।" as string;
export const lead = "यहाँ किसी को नहीं दिखता कि आप कौन हैं। हर थ्रेड में आपको नया नाम और नई तस्वीर मिलती है।" as string;
export const newPost = "नई पोस्ट" as string;
export const orderLabel = "पोस्ट का क्रम" as string;
export const allPosts = "सभी पोस्ट" as string;
export const recentFirst = "नई पोस्ट पहले" as string;
export const bestFirst = "सबसे मिलती-जुलती पहले" as string;
export const categoryLabel = "कैटेगरी" as string;
export const allCategories = "सभी" as string;
export const searchLabel = "पोस्ट खोजें" as string;
export const filtersLabel = "पोस्ट फ़िल्टर करें" as string;
export const openSearch = "पोस्ट खोजें" as string;
export const closeSearch = "खोज बंद करें" as string;
export const tag = (v: { tag: string | number }) => `#${v.tag}`;
export const clearTag = (v: { tag: string | number }) => `टैग ${v.tag} के बिना वाली पोस्ट भी दिखाएँ`;
export const posts = "पोस्ट" as string;
export const found = "खोज के नतीजे" as string;
export const foundCount = (v: { count: number }) => `${(v.count === 0 || v.count === 1) ? `${v.count} पोस्ट मिली` : `${v.count} पोस्ट मिलीं`}`;
export const foundSoFar = (v: { count: number }) => `${(v.count === 0 || v.count === 1) ? `अब तक ${v.count} पोस्ट मिली` : `अब तक ${v.count} पोस्ट मिलीं`}`;
export const news = (v: { count: number }) => `${(v.count === 0 || v.count === 1) ? `${v.count} नई पोस्ट` : `${v.count} नई पोस्ट`}`;
export const manyNews = (v: { count: string | number }) => `${v.count}+ नई पोस्ट`;
export const more = "और पोस्ट दिखाएँ" as string;
export const loadingMore = "और पोस्ट लोड हो रही हैं" as string;
export const moreFailed = "और पोस्ट लोड नहीं हो पाईं" as string;
export const theEnd = "फ़िलहाल बस इतना ही।" as string;
export const fetchFailed = "पोस्ट लोड नहीं हो पाईं" as string;
export const reactions = [
  {
    code: "Support",
    label: "आपके साथ" as string,
  },
  {
    code: "SameHere",
    label: "मेरे साथ भी" as string,
  },
  {
    code: "ThankYou",
    label: "शुक्रिया" as string,
  },
] as const;
export const reactionsLabel = (v: { title: string | number }) => `“${v.title}” पर रिएक्शन`;
export const reactFailed = "रिएक्शन नहीं हो पाया" as string;
export const commentCountOf = (v: { count: number; title: string | number }) => `${(v.count === 0 || v.count === 1) ? `“${v.title}” पर ${v.count} कमेंट` : `“${v.title}” पर ${v.count} कमेंट`}`;
export const you = "आप" as string;
export const edited = "एडिट किया हुआ" as string;
export const tagsLabel = "टैग" as string;
export const held = "जाँच के इंतज़ार में" as string;
export const hidden = "छिपाया हुआ" as string;
export const scheduled = "दूसरों को अभी नहीं दिखता" as string;
export const emptyTitle = "अभी कोई पोस्ट नहीं" as string;
export const emptyText = "दो-चार लाइनें काफ़ी हैं। कोई न कोई आपकी बात समझेगा।" as string;
export const emptyCategoryTitle = (v: { category: string | number }) => `${v.category} में अभी कुछ नहीं`;
export const emptyCategoryText = "इस पर पहली पोस्ट आपकी हो सकती है।" as string;
export const emptyTagTitle = (v: { tag: string | number }) => `टैग #${v.tag} वाली कोई पोस्ट नहीं`;
export const emptyTagText = "हो सकता है इस टैग वाली पोस्ट डिलीट हो गई हों।" as string;
export const nothingFoundTitle = (v: { query: string | number }) => `“${v.query}” के लिए कुछ नहीं मिला`;
export const nothingFoundText = "कोई और शब्द या कोई और लिपि आज़माएँ।" as string;
export const showEverything = "सभी पोस्ट दिखाएँ" as string;
export const houseRules = "यहाँ के नियम" as string;
export const readGuidelines = "गाइडलाइन पढ़ें" as string;
export const houseRuleLines = [
  "अपनी ज़िंदगी की बात कहें।" as string,
  "किसी का नाम नहीं, और बिना पूछे सलाह नहीं।" as string,
  "किसी को धर्म, जाति, रंग, शरीर, काग़ज़ात या प्यार के लिए शर्मिंदा न करें।" as string,
  "कुछ ग़लत दिखे? रिपोर्ट करें। एक मॉडरेटर उसे देखेंगे।" as string,
  "आँगन की बात आँगन में ही रहती है।" as string,
] as const;
export const crisisLine = <T>(v: { lifeline: (text: string) => T; textline: (text: string) => T }): (string | T)[] => [`संकट में हों तो `, v.lifeline(`988`), ` पर कॉल करें या (अंग्रेज़ी में) मैसेज करें, या `, v.textline(`741741`), ` पर HOME लिखकर (अंग्रेज़ी में) मैसेज करें।`];
export const guidelines = {
  accept: "मंज़ूर करके आगे बढ़ें" as string,
  accepting: "सेव हो रहा है..." as string,
  readFirst: "सिर्फ़ पढ़ें" as string,
  hint: "बिना मंज़ूर किए भी सब कुछ पढ़ा जा सकता है। पोस्ट लिखने, कमेंट करने या रिएक्शन देने से पहले इन्हें मंज़ूर करना ज़रूरी है।" as string,
  accepted: "ये गाइडलाइन आपने मंज़ूर कर ली हैं।" as string,
  acceptFailed: "आपकी मंज़ूरी सेव नहीं हो पाई" as string,
} as const;
export const suspended = {
  title: "अभी पोस्ट करना आपके लिए बंद है" as string,
  text: (v: { date: string | number }) => `आपकी लिखी किसी बात की वजह से यह एक मॉडरेटर का फ़ैसला है। पूरी जानकारी “आपकी पोस्ट” में देखें। पढ़ना, रिपोर्ट करना और अपना लिखा डिलीट करना पहले की तरह जारी रहेगा। पोस्ट करना ${v.date} से फिर शुरू हो सकेगा।`,
} as const;
export const form = {
  newTitle: "नई पोस्ट" as string,
  editTitle: "अपनी पोस्ट एडिट करें" as string,
  asWho: "आपकी पोस्ट “बेनाम सदस्य” के नाम से जाती है। पढ़ने वालों को एक नाम दिखता है, जो सिर्फ़ इसी थ्रेड के लिए बना है।" as string,
  editAsWho: "पोस्ट का नाम और कमेंट वही रहते हैं। पढ़ने वालों को दिखता है कि पोस्ट एडिट की गई है।" as string,
  title: "टाइटल" as string,
  content: "क्या हुआ, और मन में क्या है?" as string,
  contentHint: "दूसरों के नाम और जगहें बदल दें।" as string,
  category: "कैटेगरी" as string,
  categoryHint: "कैटेगरी चुनें" as string,
  tags: "टैग" as string,
  tagsHint: (v: { max: string | number }) => `${v.max} तक, कॉमा लगाकर: वीज़ा, पहली नौकरी`,
  tagsList: "आपकी पोस्ट के टैग" as string,
  left: (v: { count: number }) => `${(v.count === 0 || v.count === 1) ? `${v.count} अक्षर बाक़ी` : `${v.count} अक्षर बाक़ी`}`,
  over: (v: { count: number }) => `${(v.count === 0 || v.count === 1) ? `${v.count} अक्षर ज़्यादा है` : `${v.count} अक्षर ज़्यादा हैं`}`,
  post: "पोस्ट करें" as string,
  posting: "पोस्ट हो रही है..." as string,
  save: "सेव करें" as string,
  saving: "सेव हो रही है..." as string,
  draftKept: "पोस्ट करने या लॉग आउट करने तक आपका ड्राफ़्ट इसी टैब में रहता है।" as string,
  created: {
    title: "पोस्ट बन गई" as string,
    text: "यह अब कम्युनिटी में है।" as string,
  },
  createdHeld: {
    title: "पोस्ट बन गई" as string,
    text: "इसमें लिंक है और आपका अकाउंट नया है, इसलिए पहले एक मॉडरेटर इसे देखेंगे। यह “आपकी पोस्ट” में मिलेगी।" as string,
  },
  createdSoon: {
    title: "पोस्ट बन गई" as string,
    text: "दूसरों को यह 30 मिनट के अंदर दिखेगी। तब तक यह “आपकी पोस्ट” में मिलेगी।" as string,
  },
  createdLater: {
    title: "पोस्ट बन गई" as string,
    text: "दूसरों को यह 2 दिन के अंदर किसी भी पल दिखेगी, ताकि कोई यह न जान सके कि यह उसी व्यक्ति की है जिसने आपकी बाक़ी पोस्ट लिखीं। तब तक यह “आपकी पोस्ट” में मिलेगी।" as string,
  },
  thanks: {
    title: "शुक्रिया" as string,
    text: "आपका पहला थ्रेड शुरू हो गया। शायद यह किसी ऐसे इंसान के काम आए जो सिर्फ़ पढ़ने आए।" as string,
  },
  saved: {
    title: "पोस्ट सेव हो गई" as string,
    text: "पढ़ने वालों को दिखता है कि पोस्ट एडिट की गई है।" as string,
  },
  savedHeld: {
    title: "पोस्ट सेव हो गई" as string,
    text: "इसमें लिंक है और आपका अकाउंट नया है, इसलिए दूसरों को फिर से दिखने से पहले एक मॉडरेटर इसे देखेंगे।" as string,
  },
  createFailed: "पोस्ट नहीं बन पाई" as string,
  saveFailed: "आपके बदलाव सेव नहीं हो पाए" as string,
} as const;
