// Generated from messages/hi/past-due.po by `make gen`. Change that file.

export const label = "पेमेंट" as string;
export const until = (v: { date: string | number }) => `आपका पिछला पेमेंट नहीं हो पाया। ${v.date} तक कुछ नहीं बदलेगा।`;
export const text = "आपका पिछला पेमेंट नहीं हो पाया।" as string;
export const action = "अपना कार्ड देखें" as string;
export const notNow = "अभी नहीं" as string;
