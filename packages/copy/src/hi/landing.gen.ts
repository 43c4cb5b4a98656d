// Generated from messages/hi/landing.po by `make gen`. Change that file.

export const textSample = [
  {
    text: "मम्मी ने फिर पूछा कि मैं घर कब आ रही हूँ। हमेशा के लिए।" as string,
    own: true,
  },
  {
    text: "और आपका क्या जवाब देने का मन था?" as string,
    own: false,
  },
  {
    text: "ki main yahan bhi ghar bana rahi hoon" as string,
    own: true,
  },
] as const;
export const title = "Aangan: अमेरिका में रहने वाले साउथ एशियन वयस्कों के लिए वेलनेस कोचिंग" as string;
export const description = "भारत के वेलनेस कोच से वीडियो और मैसेज पर बात करें, अपनी भाषा में। कोचिंग, थेरेपी नहीं। जुड़ना फ़्री।" as string;
export const heroText = "भारत के ऐसे कोच के साथ बैठें जिन्हें पहले से पता है कि “लोग क्या कहेंगे” आपको कितना भारी पड़ता है। वीडियो पर, मैसेज पर, अपनी भाषा में।" as string;
export const joinBeta = "फ़्री में बीटा से जुड़ें" as string;
export const seeHow = "कैसे काम करता है" as string;
export const heroNote = "जुड़ना फ़्री, कार्ड नहीं चाहिए। कोचिंग, क्लिनिकल थेरेपी नहीं।" as string;
export const approachTitle = "जो मन में है, उसके साथ बैठने के चार तरीक़े" as string;
export const approachText = "कुछ बातें आमने-सामने आसान होती हैं, कुछ रात 2 बजे के मैसेज में, और कुछ उन लोगों से जिन्हें आपका नाम कभी पता नहीं चलेगा।" as string;
export const readMore = "देखें कैसे काम करता है" as string;
export const howTitle = "कैसे काम करता है" as string;
export const howText = "तीन क़दम, और किसी में भी जॉइंट फ़ैमिली समझानी नहीं पड़ती।" as string;
export const steps = [
  {
    title: "साइन अप करें, सुझाव पाएँ" as string,
    text: "बताएँ कि आपका परिवार कहाँ से है और मन में क्या चल रहा है। हम तीन कोच तक सुझाते हैं और वजह भी बताते हैं। चुनना आपको है।" as string,
  },
  {
    title: "अपने कोच से जुड़ें" as string,
    text: "30 मिनट वीडियो पर मिलें, और बीच में जब भी कुछ हो, मैसेज करें। एक ही कोच, जो आपके साथ बने रहें।" as string,
  },
  {
    title: "आगे बढ़ें, खुलकर जिएँ" as string,
    text: "पढ़ें कि दूसरों के क्या काम आया, किसी मुश्किल शाम एक अभ्यास आज़माएँ, और उन लोगों से बात करें जिन्हें बिल्कुल ऐसा ही फ़ोन आ चुका है।" as string,
  },
] as const;
export const featuresTitle = "आपको क्या मिलता है" as string;
export const featuresText = "यहाँ सब कुछ उन लोगों के लिए बना है जिनका एक पाँव यहाँ है और एक वहाँ।" as string;
export const offerings = [
  {
    id: "coaching",
    title: "वन-ऑन-वन कोचिंग" as string,
    text: "तीस मिनट वीडियो पर, ऐसे एक कोच के साथ जो आपके साथ बने रहें। जॉइंट फ़ैमिली क्या होती है, यह समझाने की ज़रूरत नहीं।" as string,
    heading: "एक कोच, आमने-सामने" as string,
    detail: "हर बार वही इंसान। उन्हें आपकी बहन की शादी याद है, आपके मैनेजर का नाम, और वह भी जो आपने आज़माने को कहा था।" as string,
    points: [
      "30 मिनट के वीडियो सेशन, ऐसे समय पर जो दोनों टाइम ज़ोन में ठीक बैठे" as string,
      "भारत में सर्टिफ़ाइड कोच, जिनका बचपन भी ऐसे ही नियमों में बीता" as string,
      "जब चाहें कोच बदलें, वजह बताने की ज़रूरत नहीं" as string,
    ],
  },
  {
    id: "text-support",
    title: "मैसेज पर अनलिमिटेड साथ" as string,
    text: "रात 2 बजे लिखें, हिंग्लिश में निकले तो हिंग्लिश में। जवाब आम तौर पर 24 घंटे के अंदर।" as string,
    heading: "जब कुछ हो, तभी लिखें" as string,
    detail: "हर बात अगले सेशन तक नहीं रुक सकती। जो मैसेज घर में किसी को नहीं भेजा जा सकता, वह यहाँ भेजें। आपके कोच का जवाब आम तौर पर 24 घंटे के अंदर आ जाता है।" as string,
    points: [
      "जितने मैसेज चाहिए, उतने" as string,
      "देखें कि आपके कोच ने आपके मैसेज कब पढ़े" as string,
      "कोई भी भाषा जो आपके कोच को आती हो, जैसे चाहें मिलाकर" as string,
    ],
  },
  {
    id: "ai-companion",
    title: "24 घंटे AI साथी" as string,
    text: "तारा, बडी और अर्जुन प्रोग्राम हैं, और यह ख़ुद बताते हैं। हर वक़्त जागे हुए, English, हिन्दी और தமிழ் में।" as string,
    heading: "जब और कोई न जागा हो" as string,
    detail: "उन घंटों के लिए जब आपके कोच के सोने का समय हो। साथी एक प्रोग्राम है जो आपकी बात सुनता है, बदले में एक सवाल पूछता है, और ख़तरे के संकेत दिखने पर संकट में मदद दिखाता है।" as string,
    points: [
      "दिन-रात यहाँ, कई भाषाओं में, हिन्दी और तमिल में भी" as string,
      "हर बार शुरू करने पर बताता है कि यह एक प्रोग्राम है" as string,
      "जब इंसानों की ज़रूरत हो, तो दिखाता है कि वे कहाँ मिलेंगे" as string,
    ],
  },
  {
    id: "peer-community",
    title: "अपने जैसे लोगों की बेनाम कम्युनिटी" as string,
    text: "वे लोग जिन्हें उसी आंटी का वही फ़ोन आ चुका है। पोस्ट पर आपके नाम की जगह एक कोलम होता है।" as string,
    heading: "वहाँ कहें जहाँ आपको कोई नहीं जानता" as string,
    detail: "ऐसा फ़ोरम जहाँ असली नाम नहीं होते और मॉडरेटर नज़र रखते हैं। हर थ्रेड में आपको नया नाम मिलता है, ताकि दूसरे मेंबर आपकी पोस्ट को आपस में जोड़ न सकें।" as string,
    points: [
      "न असली नाम, न फ़ोटो, ऐसा कुछ नहीं जो आप तक ले जाए" as string,
      "मॉडरेटर की निगरानी, और गाइडलाइन जो लागू भी होती हैं" as string,
      "साथ में अभ्यासों और लेखों की लाइब्रेरी" as string,
    ],
  },
] as const;
export const pricingTitle = "एक प्लान। जुड़ना फ़्री।" as string;
export const pricingText = "जुड़ना फ़्री है और इसके लिए कार्ड नहीं चाहिए। पैसे तभी लगते हैं जब आप ऐप में कोई प्लान चुनें।" as string;
export const perMonth = "हर महीने" as string;
export const freeNow = "जुड़ना फ़्री है। प्लान लेना ज़रूरी नहीं।" as string;
export const includedSessions = (v: { sessions: string | number }) => `महीने में ${v.sessions} वीडियो सेशन, हर एक 30 मिनट का`;
export const included = [
  "अपने कोच के साथ अनलिमिटेड मैसेज" as string,
  "एक AI साथी, दिन-रात" as string,
  "बेनाम कम्युनिटी और सेल्फ़-केयर लाइब्रेरी" as string,
  "जब चाहें कैंसल करें" as string,
] as const;
export const faqTitle = "लोग सबसे पहले क्या पूछते हैं" as string;
export const closingTitle = "आपके लिए जगह रखी है" as string;
export const closingText = "जुड़ना फ़्री है। हमें बताएँ कि क्या काम आता है और क्या नहीं।" as string;
export const anchors = {
  howItWorks: "how-it-works" as string,
  features: "features" as string,
  pricing: "pricing" as string,
  faq: "faq" as string,
} as const;
export const scenes = {
  slotsTitle: "मंगलवार" as string,
  slots: [
    "सुबह 9:00" as string,
    "सुबह 10:00" as string,
    "सुबह 11:00" as string,
    "दोपहर 2:00" as string,
  ],
  yours: "मंगल, सुबह 9:00 आपके यहाँ" as string,
  theirs: "चेन्नई में शाम 6:30" as string,
  bookedWith: "वीडियो पर 30 मिनट" as string,
  sent: "पापा को नौकरी के बारे में बताया। बोले, “बेटा, बाद में बात करेंगे” और फ़ोन मम्मी को दे दिया।" as string,
  sentAgain: "रात का 1 बज गया है और जवाब लिखना अब तक चल रहा है।" as string,
  seen: "पढ़ लिया गया" as string,
  answer: "तो चलिए, इसे साथ मिलकर लिखें, और आज रात न भेजें। पहली लाइन क्या है?" as string,
  promise: "जवाब आम तौर पर कल रात 8 बजे तक (आपका समय)" as string,
  companion: "तारा" as string,
  isProgram: "प्रोग्राम" as string,
  hello: "मैं एक प्रोग्राम हूँ, इंसान नहीं। मैं यहाँ हर वक़्त हूँ।" as string,
  askHindi: "नींद नहीं आ रही। कल visa interview है।" as string,
  reply: "तो आज सोना ज़रूरी नहीं, बस लेटना काफ़ी है। कल की कौन सी बात सबसे ज़्यादा घूम रही है?" as string,
  threadBy: "गेंदा" as string,
  threadTitle: "पहली दिवाली जब किसी का फ़ोन नहीं आया" as string,
  threadText: "मैंने फ़ायर एस्केप पर एक दीया जलाया। पड़ोस से किसी ने पूछा, आज किसी का बर्थडे है क्या।" as string,
  answerBy: "बरगद" as string,
  threadAnswer: "मेरी ईद थी, हॉस्टल के किचन में, पैकेट वाली सेवइयों के साथ। आपके लिए एक कटोरी बचाकर रखी है।" as string,
  support: "आपके साथ" as string,
  same: "मेरे साथ भी" as string,
} as const;
