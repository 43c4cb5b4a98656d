// Generated from messages/hi/about-us.po by `make gen`. Change that file.

export const title = "हमारे बारे में" as string;
export const description = "हमारा नाम आँगन क्यों है, हमारे कोच भारत में क्यों हैं, यह थेरेपी नहीं बल्कि कोचिंग क्यों है, और प्राइवेसी पर हमारा वादा क्या है।" as string;
export const label = "हमारे बारे में" as string;
export const heading = "घर के बीच की खुली जगह" as string;
export const text = "आँगन घर की वह जगह है जहाँ लोग बैठकर बातें करते हैं। यह आँगन अमेरिका में रहने वाले साउथ एशियन वयस्कों के लिए है, उस पहले आँगन से बहुत दूर।" as string;
export const missionTitle = "हमारा मक़सद" as string;
export const storyTitle = "हमारी कहानी" as string;
export const whoTitle = "यह किसके लिए है" as string;
export const approachTitle = "हमारा तरीक़ा" as string;
export const promisesTitle = "हमारे वादे" as string;
export const limitsTitle = "हम क्या दावा नहीं करते" as string;
export const visionTitle = "हमारा सपना" as string;
export const joinTitle = "हमसे जुड़ें" as string;
export const joinText = "जुड़ना फ़्री है, और कार्ड नहीं चाहिए। आइए, बैठिए, और बताइए कि क्या काम आता है और क्या नहीं।" as string;
export const meetCoaches = "कोच से मिलें" as string;
export const workWithUs = "हमारे साथ काम करें" as string;
export const writeToUs = "हमें लिखें" as string;
