// Generated from messages/hi/calendar-feed.po by `make gen`. Change that file.

export const title = "आपके कैलेंडर में सेशन" as string;
export const text = "अपने कैलेंडर में सब्सक्राइब करें, फिर आपके सेशन वहाँ अपने-आप अपडेट होते रहेंगे।" as string;
export const contains = "इसमें आपके आने वाले और पिछले 90 दिनों के सेशन के समय होते हैं। हर एक का नाम “Aangan, 30 मिनट” होता है, और साथ में यहाँ उसके पेज का लिंक होता है, जो सिर्फ़ आपके लिए खुलता है। कोई नाम नहीं, कोई नोट नहीं, कोई वीडियो लिंक नहीं।" as string;
export const warning = "जिसके पास भी यह लिंक हो, उसे ये समय दिख सकते हैं। इसे किसी शेयर किए हुए कैलेंडर में तभी जोड़ें जब दूसरों को ये समय दिखाने हों।" as string;
export const failed = "आपका कैलेंडर लिंक लोड नहीं हो पाया" as string;
export const make = "कैलेंडर लिंक बनाएँ" as string;
export const making = "बनाया जा रहा है..." as string;
export const makeFailed = "लिंक नहीं बन पाया" as string;
export const shownOnce = "यह लिंक आपको सिर्फ़ एक बार दिखेगा। खो जाए, तो नया बना लें।" as string;
export const addressLabel = "आपका कैलेंडर लिंक" as string;
export const copy = "कॉपी करें" as string;
export const copyFailed = "यह कॉपी नहीं हो पाया। अब यह सिलेक्ट किया हुआ है, इसे ख़ुद कॉपी कर लें।" as string;
export const copied = {
  title: "कॉपी हो गया" as string,
  text: "अब इसे अपने कैलेंडर ऐप में पेस्ट करें।" as string,
} as const;
export const howTo = "Google Calendar में “Other calendars”, फिर “From URL” पर जाएँ। Apple Calendar में “File”, फिर “New Calendar Subscription” पर जाएँ।" as string;
export const exists = (v: { date: string | number }) => `यह कैलेंडर लिंक आपने ${v.date} को बनाया था।`;
export const neverRead = "अब तक किसी कैलेंडर ने इसे इस्तेमाल नहीं किया है।" as string;
export const lastRead = (v: { ago: string | number }) => `किसी कैलेंडर ने इसे आख़िरी बार ${v.ago} इस्तेमाल किया।`;
export const renew = "नया लिंक बनाएँ" as string;
export const renewing = "बनाया जा रहा है..." as string;
export const renewTitle = "नया कैलेंडर लिंक बनाएँ?" as string;
export const renewText = "आपका मौजूदा लिंक तुरंत काम करना बंद कर देगा, उसे इस्तेमाल करने वाले हर कैलेंडर में।" as string;
export const renewFailed = "नया लिंक नहीं बन पाया" as string;
export const remove = "लिंक हटाएँ" as string;
export const removing = "हटाया जा रहा है..." as string;
export const removeTitle = "अपना कैलेंडर लिंक हटाएँ?" as string;
export const removeText = "यह तुरंत काम करना बंद कर देगा। जो कैलेंडर इसे इस्तेमाल करते हैं, उनमें आपके सेशन देर-सवेर दिखने बंद हो जाएँगे।" as string;
export const removeFailed = "लिंक नहीं हट पाया" as string;
export const removed = {
  title: "हटा दिया गया" as string,
  text: "कैलेंडर लिंक अब काम नहीं करता।" as string,
} as const;
