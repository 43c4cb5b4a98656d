// Generated from messages/ta/dead-link.po by `make gen`. Change that file.

export const heading = "இந்த லிங்க் இனி வேலை செய்யாது" as string;
export const incomplete = "லிங்க்கில் ஒரு பகுதி இல்லை. ஈமெயிலைத் திறந்து, அதில் உள்ள லிங்க்கை மீண்டும் தட்டுங்கள்." as string;
