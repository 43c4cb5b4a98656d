// Generated from messages/ta/link-page.po by `make gen`. Change that file.

export const title = "Google அக்கவுண்டை இணைத்துக்கொள்ளுங்கள்" as string;
export const heading = "இந்த ஈமெயிலில் உங்களுக்கு ஏற்கனவே ஓர் அக்கவுண்ட் இருக்கிறது" as string;
export const text = "உங்கள் பாஸ்வேர்டை ஒரு முறை எழுதுங்கள். அதன் பிறகு Google மூலம் லாகின் செய்யலாம்." as string;
const for_ = (v: { email: string | number }) => `அக்கவுண்ட்: ${v.email}`;
export const connect = "இணைத்து லாகின் செய்யுங்கள்" as string;
export const wrongPassword = "இது உங்கள் அக்கவுண்டின் பாஸ்வேர்டு அல்ல. மீண்டும் முயற்சி செய்யுங்கள்." as string;
export const noPassword = "உங்கள் அக்கவுண்டுக்கு இன்னும் பாஸ்வேர்டு இல்லை. “பாஸ்வேர்டு மறந்துவிட்டதா?” மூலம் ஒன்றை உருவாக்குங்கள், பிறகு மீண்டும் Google மூலம் தொடருங்கள்." as string;
export const cancel = "கேன்சல்" as string;
export { for_ as for };
