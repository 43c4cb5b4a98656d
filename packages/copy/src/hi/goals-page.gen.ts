// Generated from messages/hi/goals-page.po by `make gen`. Change that file.

export const title = "आपके लक्ष्य" as string;
export const description = "वे लक्ष्य जो आपने और आपके कोच ने मिलकर तय किए।" as string;
export const text = "लक्ष्य तब तय होता है जब आप दोनों हाँ कर दें। दोनों में से कोई भी उसे बदल सकता है, फिर दूसरे की दोबारा हाँ चाहिए। और कोई इसे नहीं पढ़ता।" as string;
export const cardTitle = "आपके कोच के साथ लक्ष्य" as string;
export const cardEmpty = "अभी कोई लक्ष्य नहीं। कोई छोटी सी चीज़ सुझाएँ।" as string;
export const cardAll = "अपने लक्ष्य देखें" as string;
export const cardAsked = "आपके सुझाव पर आपके कोच का जवाब अभी नहीं आया है।" as string;
export const cardNoneOpen = "अभी कोई खुला लक्ष्य नहीं है।" as string;
export const cardWaits = (v: { count: number }) => `${(v.count === 0 || v.count === 1) ? `${v.count} पर आपकी हाँ चाहिए` : `${v.count} पर आपकी हाँ चाहिए`}`;
export const cardReached = (v: { count: number }) => `${(v.count === 0 || v.count === 1) ? `अभी कोई खुला लक्ष्य नहीं है। आप दोनों ने मिलकर ${v.count} लक्ष्य पूरा किया है।` : `अभी कोई खुला लक्ष्य नहीं है। आप दोनों ने मिलकर ${v.count} लक्ष्य पूरे किए हैं।`}`;
const new_ = "लक्ष्य सुझाएँ" as string;
export const newText = "कोई छोटी सी चीज़, जिसका फ़र्क़ आपको एक-दो हफ़्ते में दिखे।" as string;
export const emptyTitle = "अभी कोई लक्ष्य नहीं" as string;
export const emptyText = "जब आप या आपके कोच कोई लक्ष्य सुझाएँ, तो वह यहाँ दोनों को दिखेगा।" as string;
export const noCoachTitle = "अभी कोई कोच नहीं" as string;
export const noCoachText = "लक्ष्य कोच के साथ मिलकर तय होते हैं, इसलिए पहले कोच चुनें।" as string;
export const noCoachAction = "कोच देखें" as string;
export const yourCoach = "आपके कोच" as string;
export const earlierHeading = "पहले के कोच के साथ" as string;
export const earlierText = "अब ये सिर्फ़ आपको दिखते हैं। इन्हें बदला नहीं जा सकता।" as string;
export const withCoach = (v: { coachName: string | number }) => `${v.coachName} के साथ`;
export { new_ as new };
