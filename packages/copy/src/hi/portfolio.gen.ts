// Generated from messages/hi/portfolio.po by `make gen`. Change that file.

export const yearRange = "1950 से इस साल तक का कोई साल लिखें" as string;
export const nothingWaits = "आपकी योग्यताओं में कोई बदलाव जाँच के इंतज़ार में नहीं है।" as string;
