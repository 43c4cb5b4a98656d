// Generated from messages/hi/install.po by `make gen`. Change that file.

export const title = "इस डिवाइस पर ऐप" as string;
export const text = "दूसरे ऐप की तरह होम स्क्रीन से खुलता है। संकट में मदद, आपका अगला सेशन और धीमी साँसें बिना कनेक्शन के भी चलते हैं।" as string;
export const nameLabel = "नाम और आइकॉन" as string;
export const nameHint = "इंस्टॉल करने से पहले चुनें। बाद में बदलने के लिए ऐप हटाकर फिर से इंस्टॉल करें।" as string;
export const aanganHint = "हमारा नाम और हमारा निशान।" as string;
export const notes = "नोट्स" as string;
export const notesHint = "काग़ज़ का एक पन्ना। ऐसे घर के लिए, जहाँ दूसरे लोग आपका फ़ोन देखते हैं।" as string;
export const inside = "अंदर Aangan ही लिखा रहता है। इंस्टॉल करते समय ब्राउज़र हमारा वेब पता दिखा सकता है।" as string;
export const install = "इंस्टॉल करें" as string;
export const onApple = "iPhone या iPad पर यह पेज Safari में खोलें। शेयर बटन पर टैप करें, फिर “होम स्क्रीन में जोड़ें” पर।" as string;
export const elsewhere = "ब्राउज़र का मेन्यू खोलें और “ऐप इंस्टॉल करें” या “होम स्क्रीन पर जोड़ें” चुनें। अगर यह वहाँ नहीं है, तो इस ब्राउज़र में ऐसा नहीं हो सकता।" as string;
export const installed = "आप इंस्टॉल किया हुआ ऐप इस्तेमाल कर रहे हैं।" as string;
export const shared = "आपने बताया है कि यह डिवाइस दूसरे लोग भी इस्तेमाल करते हैं, इसलिए यहाँ ऐप नहीं मिलता: इसका आइकॉन सबको दिखता।" as string;
