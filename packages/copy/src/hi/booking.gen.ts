// Generated from messages/hi/booking.po by `make gen`. Change that file.

export const title = "सेशन बुक करें" as string;
export const moveTitle = "सेशन का समय बदलें" as string;
export const lead = (v: { coachName: string | number; minutes: string | number }) => `${v.coachName} के साथ ${v.minutes} मिनट का वीडियो सेशन`;
export const moveLead = (v: { time: string | number }) => `मौजूदा समय: ${v.time}`;
export const slotsFailed = "खाली समय लोड नहीं हो पाए" as string;
export const noSlotsTitle = (v: { coachName: string | number; days: string | number }) => `${v.coachName} के पास अगले ${v.days} दिनों में कोई खाली समय नहीं है`;
export const noSlotsText = (v: { coachName: string | number }) => `${v.coachName} को मैसेज करें और मिलकर समय तय करें।`;
export const messageCoach = (v: { coachName: string | number }) => `${v.coachName} को मैसेज करें`;
export const timesOn = (v: { day: string | number }) => `${v.day} के समय`;
export const yourZone = (v: { zone: string | number }) => `आपका समय (${v.zone})`;
export const theirZone = (v: { city: string | number; zone: string | number }) => `${v.city} (${v.zone})`;
export const zoneChanges = (v: { before: string | number; after: string | number }) => `${v.before}, फिर ${v.after}`;
export const morning = "सुबह" as string;
export const afternoon = "दोपहर" as string;
export const evening = "शाम" as string;
export const night = "रात" as string;
export const gone = "अब खाली नहीं" as string;
export const timeGone = "आपका चुना हुआ समय अब खाली नहीं है। कोई दूसरा समय चुनें।" as string;
export const previousMonth = "पिछला महीना" as string;
export const nextMonth = "अगला महीना" as string;
export const dotMeans = "खाली समय है" as string;
export const isToday = "आज" as string;
export const noteLabel = (v: { coachName: string | number }) => `${v.coachName} के लिए नोट`;
export const noteHint = (v: { coachName: string | number }) => `पता है कि किस बारे में बात करनी है? मिलने से पहले यह नोट ${v.coachName} को दिख जाएगा।`;
export const noteCount = (v: { max: string | number; count: string | number }) => `${v.max} में से ${v.count} अक्षर`;
export const noteTooLong = (v: { count: number }) => `${(v.count === 0 || v.count === 1) ? `आपका नोट ${v.count} अक्षर ज़्यादा लंबा है।` : `आपका नोट ${v.count} अक्षर ज़्यादा लंबा है।`}`;
export const confirm = "पक्का करें" as string;
export const repeat = {
  label: "दोहराएँ" as string,
  once: "सिर्फ़ एक बार" as string,
  weekly: "हर हफ़्ते" as string,
  biweekly: "हर दूसरे हफ़्ते" as string,
  dates: "ये सेशन एक साथ बुक होंगे" as string,
  closed: (v: { coachName: string | number }) => `${v.coachName} के पास तब समय नहीं है। यह छोड़ा जाएगा।`,
  none: (v: { month: string | number }) => `इनके साथ ${v.month} के आपके सारे सेशन इस्तेमाल हो जाएँगे।`,
  single: "हर सेशन अलग है। एक को कैंसल किया जाए या उसका समय बदला जाए, तो बाक़ी वैसे ही रहते हैं।" as string,
  confirm: (v: { count: number }) => `${(v.count === 0 || v.count === 1) ? `${v.count} सेशन बुक करें` : `${v.count} सेशन बुक करें`}`,
  booked: (v: { count: number }) => `${(v.count === 0 || v.count === 1) ? `${v.count} सेशन बुक हो गया` : `${v.count} सेशन बुक हो गए`}`,
} as const;
export const confirming = "बुक हो रहा है..." as string;
export const move = "समय बदलें" as string;
export const moving = "समय बदला जा रहा है..." as string;
export const missingInformation = {
  title: "कुछ जानकारी बाक़ी है" as string,
  text: "अपने सेशन के लिए दिन और समय, दोनों चुनें।" as string,
} as const;
export const scheduled = {
  title: "सेशन बुक हो गया" as string,
  text: (v: { mine: string | number; theirs: string | number }) => `${v.mine} · ${v.theirs}`,
} as const;
export const moved = {
  title: "सेशन का समय बदल गया" as string,
  text: (v: { mine: string | number; theirs: string | number }) => `${v.mine} · ${v.theirs}`,
} as const;
export const scheduleFailed = "सेशन बुक नहीं हो पाया" as string;
export const moveFailed = "सेशन का समय नहीं बदल पाया" as string;
export const usedThisMonth = (v: { included: string | number; used: string | number }) => `इस महीने के ${v.included} में से ${v.used} सेशन इस्तेमाल हो चुके हैं।`;
export const usedInMonth = (v: { month: string | number; included: string | number; used: string | number }) => `${v.month} के ${v.included} में से ${v.used} सेशन इस्तेमाल हो चुके हैं।`;
export const pastIncluded = (v: { month: string | number; included: string | number }) => `यह ${v.month} में शामिल ${v.included} सेशन से ज़्यादा है। फिर भी इसे बुक किया जा सकता है।`;
export const fullTitle = (v: { month: string | number; included: string | number }) => `${v.month} के आपके ${v.included} सेशन इस्तेमाल हो चुके हैं`;
export const fullText = "किसी और महीने का दिन चुनें, या बुकिंग जारी रखने के लिए प्रीमियम लें।" as string;
export const fullNext = (v: { next: string | number }) => `${v.next} में आपके पास फिर से सेशन हैं, इसलिए कैलेंडर वहीं से शुरू होता है। इससे पहले बुक करने के लिए Premium लें।`;
export const noneLeft = {
  title: "आपके सेशन पूरे हो गए हैं" as string,
  text: (v: { included: string | number; hours: string | number }) => `आपके प्लान में हर महीने ${v.included} सेशन हैं, और जिन महीनों में बुकिंग हो सकती है, उन सबमें आप इन्हें ले चुके हैं। Premium के साथ आप आगे भी बुक कर सकते हैं। अगर आप सेशन शुरू होने से ${v.hours} घंटे से ज़्यादा पहले उसे रद्द करें, तो वह आपको वापस मिल जाता है।`,
} as const;
export const mySessions = "मेरे सेशन देखें" as string;
export const showNight = (v: { count: string | number }) => `रात के समय दिखाएँ (${v.count})`;
export const hideNight = "रात के समय छिपाएँ" as string;
export const onlyNight = "इस दिन सिर्फ़ रात के समय हैं, आपके समय के रात 10 से सुबह 7 बजे के बीच।" as string;
export const aboutPremium = "प्रीमियम के बारे में" as string;
export const allowanceFailed = "पता नहीं चल पाया कि आपके कितने सेशन इस्तेमाल हो चुके हैं।" as string;
export const freeUntil = (v: { time: string | number }) => `${v.time} तक समय बदलने या कैंसल करने की पूरी छूट है।`;
export const countsAtOnce = "यह 24 घंटे से कम समय में शुरू होगा, इसलिए कैंसल करने पर भी गिना जाएगा।" as string;
export const zoneDiffers = (v: { device: string | number; profile: string | number }) => `आपका डिवाइस ${v.device} पर सेट है। यहाँ समय ${v.profile} के हिसाब से हैं, जैसा आपकी प्रोफ़ाइल में है।`;
export const changeZone = "इसे प्रोफ़ाइल में बदलें" as string;
