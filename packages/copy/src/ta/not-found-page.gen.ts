// Generated from messages/ta/not-found-page.po by `make gen`. Change that file.

export const title = "பக்கம் கிடைக்கவில்லை" as string;
export const heading = "இந்தக் கதவுக்குப் பின்னால் எதுவும் இல்லை" as string;
export const text = "இந்தப் பக்கம் வேறு இடத்துக்கு மாறியிருக்கலாம், அல்லது லிங்க்கில் எழுத்துப்பிழை இருக்கலாம்." as string;
export const code = "404 பக்கம் கிடைக்கவில்லை" as string;
export const hint = "இந்தப் பக்கத்தை ரௌட்டரில் சேர்க்க மறந்துவிட்டீர்களா?" as string;
export const home = "ஹோமுக்குச் செல்லுங்கள்" as string;
export const elsewhere = "இவற்றில் ஒன்றைத் தேடுகிறீர்களா?" as string;
