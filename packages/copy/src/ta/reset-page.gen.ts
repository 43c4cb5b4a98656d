// Generated from messages/ta/reset-page.po by `make gen`. Change that file.

export const title = "புதிய பாஸ்வேர்டைத் தேர்ந்தெடுங்கள்" as string;
export const checking = "உங்கள் லிங்க் சரிபார்க்கப்படுகிறது" as string;
export const checkFailed = "உங்கள் லிங்க்கைச் சரிபார்க்க முடியவில்லை" as string;
export const heading = "புதிய பாஸ்வேர்டைத் தேர்ந்தெடுங்கள்" as string;
export const text = (v: { username: string | number }) => `அக்கவுண்ட்: ${v.username}. புதிய பாஸ்வேர்டை சேவ் செய்ததும், இப்போது லாகினில் இருக்கும் எல்லா டிவைஸ்களும் லாக் அவுட் ஆகிவிடும்.`;
export const newPassword = "புதிய பாஸ்வேர்டு" as string;
export const save = "புதிய பாஸ்வேர்டை சேவ் செய்யுங்கள்" as string;
export const saving = "சேவ் ஆகிறது..." as string;
export const expiredText = "ஒரு லிங்க் 30 நிமிடங்களுக்குள், ஒரு முறை மட்டுமே வேலை செய்யும்; அதுவும் கடைசியாக வந்த லிங்க் மட்டும்தான். தொடர, புதிய லிங்க் ஒன்றைப் பெறுங்கள்." as string;
export const sendNewLink = "புதிய லிங்க்கை அனுப்புங்கள்" as string;
