// Generated from messages/hi/sharing.po by `make gen`. Change that file.

export const noCoach = "अभी आपका कोई कोच नहीं है, इसलिए इसमें से कुछ भी किसी को नहीं दिखता। एक कोच चुनें, फिर यहाँ तय करें।" as string;
export const title = "आपके कोच को क्या दिखता है" as string;
export const text = "आपके कोच को सिर्फ़ वही दिखता है जो आप यहाँ चालू करें। शुरू में सब बंद है, और इसे जब चाहें फिर बंद किया जा सकता है।" as string;
export const always = "आपके कोच को आपका नाम, आपका ईमेल, Aangan के लिए आपकी चुनी हुई भाषा, और आप दोनों के मैसेज हमेशा दिखते हैं।" as string;
export const ends = "यह सिर्फ़ आपके मौजूदा कोच के लिए है। कोच बदलने या छोड़ने पर यहाँ सब कुछ फिर बंद हो जाता है।" as string;
export const saved = {
  title: "सेव हो गया" as string,
  text: "आपके कोच को वही दिखता है जो आपने चालू किया है।" as string,
} as const;
export const savedNone = {
  title: "सेव हो गया" as string,
  text: "आपके कोच को इसमें से कुछ नहीं दिखता।" as string,
} as const;
export const saveFailed = "आपका चुनाव सेव नहीं हो पाया" as string;
export const loadFailed = "आपके कोच को क्या दिखता है, यह लोड नहीं हो पाया" as string;
export const question = {
  title: (v: { coachName: string | number }) => `क्या ${v.coachName} को आपके जवाब दिखाएँ?`,
  text: "जो आपने शुरू में बताया था: आपका इलाक़ा, धर्म, जेंडर, उम्र का दायरा, भाषा और विषय। तब आपको यह सब दोबारा नहीं समझाना पड़ेगा। प्रोफ़ाइल में आप इसे कभी भी बदल सकते हैं।" as string,
  yes: "हाँ, दिखाइए" as string,
  no: "अभी नहीं" as string,
} as const;
