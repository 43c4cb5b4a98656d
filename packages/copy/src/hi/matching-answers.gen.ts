// Generated from messages/hi/matching-answers.po by `make gen`. Change that file.

export const open = "मेरे जवाब बदलें" as string;
export const title = "किससे बात करने का मन है?" as string;
export const text = "हम इन्हीं जवाबों से कोच सुझाते हैं। जो मायने न रखता हो, उसे छोड़ दें।" as string;
export const failed = "आपके जवाब लोड नहीं हो पाए" as string;
export const save = "जवाब सेव करें" as string;
export const saving = "सेव हो रहा है..." as string;
export const saved = {
  title: "जवाब सेव हो गए" as string,
  text: "अब हम इन्हीं जवाबों से कोच सुझाएँगे।" as string,
} as const;
export const saveFailed = "आपके जवाब सेव नहीं हो पाए" as string;
export const noLanguage = "कोई भी भाषा" as string;
export const noTopics = "कोई विषय नहीं चुना" as string;
export const outsideYes = "हाँ" as string;
export const outsideNo = "नहीं चाहा" as string;
export const outsideCity = (v: { city: string | number }) => `हाँ, और ${v.city} से भी नहीं`;
export const nobodyTitle = "आपके समुदाय से बाहर का कोई कोच अभी उपलब्ध नहीं है" as string;
export const nobodyText = "हमने उन सबको छोड़ दिया जो आपके इलाक़े, धर्म या परिवार के शहर के हैं। चाहें तो सभी कोच देखें, या अपने जवाब बदलें।" as string;
export const skipHint = "छोड़ने पर हम आपको इनमें से पहला कोच देंगे। कोच कभी भी बदला जा सकता है।" as string;
