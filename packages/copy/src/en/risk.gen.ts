// Generated from messages/*/risk.json by `make gen`. Change that file.

/** The message that a member in a hard moment can send to their coach. It must mark the conversation. */
export const tellDraft = "I'm not doing well and I don't feel safe with my thoughts. Can you write to me as soon as you see this?";
export const label = "A hard moment";
export const text = "988 answers now, by call or text, free in the US.";
export const writeCoach = (v: { coachName: string | number }) => `Message ${v.coachName}`;
export const coachHours = (v: { coachName: string | number }) => `${v.coachName} may need hours to answer. 988 doesn't.`;
export const safe = "I'm safe now";
export const afterTitle = "Last time was heavy. How is it now?";
export const afterText = "Only you see this.";
export const easier = "Easier";
export const same = "The same";
export const harder = "Harder";
export const thanks = {
  title: "Thank you for answering",
  text: "Help stays one tap away.",
} as const;
export const safeSaved = {
  title: "Good to know",
  text: "Help stays here if you need it again.",
} as const;
export const failed = "We couldn't save your answer. Please try again.";
export const questionLabel = "Your answer";
export const yes = "Yes";
export const sometimes = "Sometimes";
export const no = "No";
export const declined = "I'd rather not say";
export const tellCoach = (v: { coachName: string | number }) => `Tell ${v.coachName}`;
export const tellNote = "You see the text first and can change it. Nothing is sent until you send it.";
export const questionNote = "Your answer isn't sent to anyone. You can also just write.";
export const ownWords = "Or write it in your own words";
export const takeTime = "Take your time. Help is right below.";
export const notLoaded = "Part of this page didn't load";
export const notLoadedText = "If this is a hard moment, 988 answers now, by call or text, free in the US.";
