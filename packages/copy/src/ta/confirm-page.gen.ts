// Generated from messages/ta/confirm-page.po by `make gen`. Change that file.

export const title = "உங்கள் ஈமெயிலை உறுதி செய்யுங்கள்" as string;
export const heading = "உங்கள் ஈமெயிலை உறுதி செய்யுங்கள்" as string;
export const text = "ஓர் ஈமெயிலில் வந்த லிங்க்கைத் திறந்திருக்கிறீர்கள். அந்த ஈமெயிலை நீங்கள் கேட்டிருந்தால், கீழே உறுதி செய்யுங்கள். இல்லை என்றால் இந்தப் பக்கத்தை மூடிவிடுங்கள்; எதுவும் மாறாது." as string;
export const yes = "என் ஈமெயிலை உறுதி செய்யுங்கள்" as string;
export const confirming = "உறுதி செய்யப்படுகிறது..." as string;
export const doneHeading = "உங்கள் ஈமெயில் உறுதி செய்யப்பட்டது" as string;
export const doneText = (v: { email: string | number }) => `${v.email} இப்போது உங்கள் அக்கவுண்டின் ஈமெயில். உங்கள் அக்கவுண்ட் பற்றிய ஈமெயில்களை அந்த முகவரிக்கு அனுப்புவோம்.`;
export const goOn = "தொடருங்கள்" as string;
export const expiredText = "அது ஏற்கனவே பயன்படுத்தப்பட்டது, அல்லது மிகவும் பழையது. உங்கள் ஈமெயிலை முன்பே உறுதி செய்திருந்தால், இனி ஒன்றும் செய்ய வேண்டியதில்லை." as string;
export const logInFirst = "இல்லை என்றால், லாகின் செய்து, பக்கத்தின் மேலே புதிய ஈமெயிலைக் கேளுங்கள்." as string;
export const sendAgain = "புதிய ஈமெயிலை அனுப்புங்கள்" as string;
export const sentHeading = "புதிய ஈமெயில் வந்துகொண்டிருக்கிறது" as string;
export const sentText = "அதில் உள்ள லிங்க்கை ஒரு நாளுக்குள் திறந்துவிடுங்கள். பழைய லிங்க் இனி வேலை செய்யாது." as string;
export const takenHeading = "இந்த ஈமெயில் ஏற்கனவே வேறு அக்கவுண்டில் உறுதி செய்யப்பட்டுள்ளது" as string;
export const takenText = "இது இப்போது வேறு ஓர் அக்கவுண்டின் ஈமெயில். அந்த அக்கவுண்டும் உங்களுடையது என்றால், அதில் லாகின் செய்யுங்கள், அல்லது அதற்குப் புதிய பாஸ்வேர்டைத் தேர்ந்தெடுங்கள்." as string;
export const failedTitle = "உங்கள் ஈமெயிலை உறுதி செய்ய முடியவில்லை" as string;
