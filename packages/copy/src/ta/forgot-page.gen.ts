// Generated from messages/ta/forgot-page.po by `make gen`. Change that file.

export const title = "பாஸ்வேர்டு மறந்துவிட்டதா?" as string;
export const heading = "பாஸ்வேர்டை மறந்துவிட்டீர்களா?" as string;
export const text = "உங்கள் அக்கவுண்டின் ஈமெயிலை எழுதுங்கள். புதிய பாஸ்வேர்டைத் தேர்ந்தெடுக்க ஒரு லிங்க் அனுப்புகிறோம்." as string;
export const email = "ஈமெயில்" as string;
export const send = "லிங்க்கை அனுப்புங்கள்" as string;
export const sending = "அனுப்பப்படுகிறது..." as string;
export const sentHeading = "உங்கள் இன்பாக்ஸைப் பாருங்கள்" as string;
export const noLetter = "வரவில்லையா?" as string;
export const spam = "ஸ்பேம் ஃபோல்டரைப் பாருங்கள்." as string;
export const spelling = "சைன் அப் செய்தபோது கொடுத்த ஈமெயில்தானா என்று பாருங்கள்." as string;
export const patience = "சில நிமிடங்கள் பொறுங்கள். சில ஈமெயில் சேவைகள் மெதுவானவை." as string;
export const discreet = "லிங்க் 30 நிமிடங்களுக்குள் ஒரு முறை மட்டுமே வேலை செய்யும். ஈமெயில் எதைப் பற்றியது என்று சப்ஜெக்ட் வரியில் இருக்காது." as string;
export const address = (v: { email: string | number }) => `நீங்கள் கொடுத்த ஈமெயில்: ${v.email}`;
export const sendAgain = "மீண்டும் அனுப்புங்கள்" as string;
export const otherAddress = "வேறு ஈமெயிலைக் கொடுங்கள்" as string;
export const backToLogIn = "லாகினுக்குத் திரும்புங்கள்" as string;
export const sentAgain = "இன்னொரு ஈமெயிலுக்குக் கோரிக்கை அனுப்பியிருக்கிறோம். கடைசியாக வந்த லிங்க் மட்டுமே வேலை செய்யும்." as string;
export const failedTitle = "ஈமெயிலை அனுப்ப முடியவில்லை" as string;
