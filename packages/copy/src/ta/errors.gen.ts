// Generated from messages/ta/errors.po by `make gen`. Change that file.

export const somethingWrong = "ஏதோ தவறு நடந்துவிட்டது. மீண்டும் முயற்சி செய்யுங்கள்." as string;
export const signedOut = "தொடர லாகின் செய்யுங்கள்." as string;
export const notFound = "நீங்கள் கேட்டதைக் கண்டுபிடிக்க முடியவில்லை." as string;
export const conflict = "இதற்கிடையில் இது மாறிவிட்டது. மீண்டும் ஒரு முறை பாருங்கள்." as string;
export const tooLarge = "நீங்கள் அனுப்பியது மிகவும் பெரியது." as string;
export const busy = "இப்போது பலர் லாகின் செய்கிறார்கள். சற்று நேரத்தில் மீண்டும் முயற்சி செய்யுங்கள்." as string;
export const unavailable = "எங்களால் இப்போது எதையும் லோட் செய்யவோ சேவ் செய்யவோ முடியவில்லை. சற்று நேரத்தில் மீண்டும் முயற்சி செய்யுங்கள்." as string;
export const badCredentials = "யூசர்நேம் அல்லது பாஸ்வேர்டு தவறு. மீண்டும் முயற்சி செய்யுங்கள்." as string;
export const usernameTaken = "இந்த யூசர்நேம் ஏற்கனவே இருக்கிறது, அல்லது கொடுத்த விவரங்கள் சரியில்லை" as string;
export const wrongPassword = "இது உங்கள் பாஸ்வேர்டு அல்ல. மீண்டும் முயற்சி செய்யுங்கள்." as string;
export const somethingWrongTitle = "ஏதோ தவறு நடந்துவிட்டது" as string;
export const tryAgainLater = "பிறகு மீண்டும் முயற்சி செய்யுங்கள்." as string;
export const unexpected = "எதிர்பாராத பிழை ஏற்பட்டது" as string;
export const errorTitle = "பிழை" as string;
export const unreachable = "சர்வருடன் இணைக்க முடியவில்லை. உங்கள் இன்டர்நெட் இணைப்பைப் பார்த்துவிட்டு மீண்டும் முயற்சி செய்யுங்கள்." as string;
export const emptyResponse = "சர்வர் காலியான பதிலை அனுப்பியது" as string;
export const invalidResponse = "சர்வர் தவறான பதிலை அனுப்பியது" as string;
export const invalidJSON = "JSON பதில் தவறானது" as string;
