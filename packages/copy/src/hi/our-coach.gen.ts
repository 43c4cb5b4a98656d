// Generated from messages/hi/our-coach.po by `make gen`. Change that file.

export const title = "एक कोच से मिलें" as string;
export const description = "भारत में हमारे वेलनेस कोच में से एक: उनकी कहानी, उनकी भाषाएँ, हमने क्या जाँचा, और आप दोनों कब जाग रहे होते हैं।" as string;
export const heading = "एक कोच से मिलें" as string;
export const loading = "कोच लोड हो रहे हैं" as string;
export const failedTitle = "यह कोच लोड नहीं हो पाए" as string;
export const failedText = "शायद आपका कनेक्शन टूट गया, या हमारा सर्वर व्यस्त है। फिर से कोशिश करें।" as string;
export const goneTitle = "यह कोच नहीं मिले" as string;
export const goneText = "शायद लिंक अधूरा है, या ये कोच अभी नए लोगों के साथ काम नहीं कर रहे।" as string;
export const seeAll = "हमारे कोच देखें" as string;
export const noScript = "इस पेज के लिए JavaScript चाहिए, जो आपके ब्राउज़र में बंद है।" as string;
export const place = (v: { title: string | number; city: string | number }) => `${v.title}, ${v.city}`;
export const start = (v: { firstName: string | number }) => `${v.firstName} के साथ शुरू करें`;
export const next = (v: { time: string | number }) => `आपके लिए पहला खाली समय: ${v.time}`;
export const noNext = "अगले दो हफ़्तों में आपके दिन में कोई खाली समय नहीं।" as string;
export const helpsTitle = "इन पर काम करते हैं" as string;
export const speaks = (v: { languages: string | number }) => `भाषाएँ: ${v.languages}`;
export const credential = "योग्यता" as string;
export const issuedBy = "किसने दी" as string;
export const checked = "जाँच" as string;
