// Generated from messages/ta/crisis.po by `make gen`. Change that file.

export const short = "நெருக்கடியில் இருந்தால்: 988-ஐ அழையுங்கள் அல்லது ஆங்கிலத்தில் மெசேஜ் அனுப்புங்கள், 911-ஐ அழையுங்கள், அல்லது 741741-க்கு HOME என்று ஆங்கிலத்தில் மெசேஜ் அனுப்புங்கள்." as string;
export const heading = "இதை நீங்கள் தனியாகச் சுமக்க வேண்டியதில்லை." as string;
export const text = "988-இல் இதற்கெனப் பயிற்சி பெற்ற ஒருவர் இப்போதே பதில் தருகிறார். அமெரிக்காவில் இது இலவசம்." as string;
export const told = "உங்கள் கோச்சுக்குத் தெரிவித்துவிட்டோம்." as string;
export const flaggedTitle = (v: { clientName: string | number }) => `${v.clientName} நெருக்கடியில் இருக்கலாம்.`;
export const flaggedDetail = "அவருக்கு 988 எண்ணைக் காட்டியிருக்கிறோம்." as string;
export const inCrisis = <T>(v: { link: (text: string) => T }): (string | T)[] => [`நெருக்கடியில் இருந்தால் `, v.link(`988`), ` எண்ணை அழையுங்கள் அல்லது ஆங்கிலத்தில் மெசேஜ் அனுப்புங்கள்.`];
export const coachTold = (v: { coachName: string | number }) => `உங்கள் கோச்சுக்கு (${v.coachName}) தெரிவித்துவிட்டோம்.`;
export const call988 = "988-ஐ அழையுங்கள்" as string;
export const text988 = "988-க்கு மெசேஜ் (ஆங்கிலத்தில்)" as string;
export const call911 = "911-ஐ அழையுங்கள்" as string;
export const inDanger = "இப்போதே ஆபத்து என்றால்:" as string;
export const number911 = "911" as string;
export const textHome = "HOME என்று மெசேஜ் (ஆங்கிலத்தில்):" as string;
export const homeNumber = "741741" as string;
export const oldNumber = "1-800-273-8255 எண்ணும் 988-க்கே செல்லும்" as string;
export const moreLanguages = "மேலும் மொழிகள்" as string;
export const forClient = "கிளையன்ட் ஒருவர் ஆபத்தில் இருக்கிறாரா? அவர் 988-ஐ அழைக்கலாம் அல்லது ஆங்கிலத்தில் மெசேஜ் அனுப்பலாம், அல்லது 911-ஐ அழைக்கலாம். இரண்டும் அமெரிக்காவில் மட்டுமே வேலை செய்யும்." as string;
export const urgent = "அவசரம்" as string;
export const openChat = "சாட் பக்கத்தைத் திறங்கள்" as string;
export const flagged = (v: { clientName: string | number }) => `${v.clientName} நெருக்கடியில் இருக்கலாம். அவருக்கு 988 எண்ணைக் காட்டியிருக்கிறோம்.`;
