// Generated from messages/*/risk.json by `make gen`. Change that file.

/** The message that a member in a hard moment can send to their coach. It must mark the conversation. */
export const tellDraft = "I'm not doing well and I don't feel safe with my thoughts. Can you write to me as soon as you see this?" as string;
export const label = "A hard moment" as string;
export const text = "988 answers now, by call or text, free in the US." as string;
export const writeCoach = (v: { coachName: string | number }) => `Message ${v.coachName}`;
export const coachHours = (v: { coachName: string | number }) => `${v.coachName} may need hours to answer. 988 doesn't.`;
export const safe = "I'm safe now" as string;
export const afterTitle = "Last time was heavy. How is it now?" as string;
export const afterText = "Only you see this." as string;
export const easier = "Easier" as string;
export const same = "The same" as string;
export const harder = "Harder" as string;
export const thanks = {
  title: "Thank you for answering" as string,
  text: "Help stays one tap away." as string,
} as const;
export const safeSaved = {
  title: "Good to know" as string,
  text: "Help stays here if you need it again." as string,
} as const;
export const failed = "We couldn't save your answer. Please try again." as string;
export const questionLabel = "Your answer" as string;
export const yes = "Yes" as string;
export const sometimes = "Sometimes" as string;
export const no = "No" as string;
export const declined = "I'd rather not say" as string;
export const tellCoach = (v: { coachName: string | number }) => `Tell ${v.coachName}`;
export const tellNote = "You see the text first and can change it. Nothing is sent until you send it." as string;
export const questionNote = "Your answer isn't sent to anyone. You can also just write." as string;
export const ownWords = "Or write it in your own words" as string;
export const takeTime = "Take your time. Help is right below." as string;
export const notLoaded = "Part of this page didn't load" as string;
export const notLoadedText = "If this is a hard moment, 988 answers now, by call or text, free in the US." as string;
