// Generated from messages/ta/confirm-address.po by `make gen`. Change that file.

export const label = "உங்கள் ஈமெயில்" as string;
export const first = (v: { email: string | number }) => `இந்த முகவரிக்கு ஈமெயில் அனுப்பியிருக்கிறோம்: ${v.email}. அது உங்களுடையது என்று எங்களுக்குத் தெரிய, அதில் உள்ள லிங்க்கைத் தட்டுங்கள்.`;
export const changed = (v: { email: string | number }) => `இந்த முகவரிக்கு ஈமெயில் அனுப்பியிருக்கிறோம்: ${v.email}. அதில் உள்ள லிங்க்கைத் தட்டியதும் உங்கள் ஈமெயில் மாறும்.`;
export const firstShort = "Confirm your email" as string;
export const changedShort = "Confirm your new email" as string;
export const sendAgain = "மீண்டும் அனுப்புங்கள்" as string;
export const sending = "அனுப்பப்படுகிறது..." as string;
export const notNow = "இப்போது வேண்டாம்" as string;
export const sent = {
  title: "ஈமெயில் அனுப்பப்பட்டது" as string,
  text: (v: { email: string | number }) => `உங்கள் இன்பாக்ஸைப் பாருங்கள்: ${v.email}`,
} as const;
export const failed = "ஈமெயிலை அனுப்ப முடியவில்லை" as string;
