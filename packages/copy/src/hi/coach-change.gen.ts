// Generated from messages/hi/coach-change.po by `make gen`. Change that file.

export const title = (v: { coachName: string | number }) => `${v.coachName} की जगह दूसरा कोच चुनें?`;
export const switchTitle = (v: { coachName: string | number; newName: string | number }) => `${v.coachName} की जगह ${v.newName} को चुनें?`;
export const checking = "देखा जा रहा है कि क्या बदलेगा" as string;
export const checkFailed = "पता नहीं चल पाया कि क्या बदलेगा" as string;
export const cancelled = (v: { count: number }) => `${(v.count === 0 || v.count === 1) ? `यह सेशन कैंसल हो जाएगा:` : `ये ${v.count} सेशन कैंसल हो जाएँगे:`}`;
export const notCounted = (v: { count: number; firstName: string | number }) => `${(v.count === 0 || v.count === 1) ? `यह गिना नहीं जाएगा, और ${v.firstName} को हम बता देंगे।` : `ये गिने नहीं जाएँगे, और ${v.firstName} को हम बता देंगे।`}`;
export const noSessions = "आपका कोई सेशन आने वाला नहीं है, इसलिए कुछ कैंसल नहीं होगा।" as string;
export const conversation = (v: { firstName: string | number }) => `${v.firstName} को आपकी चैट अब नहीं दिखेगी। पढ़ने के लिए वह आपके पास रहेगी।`;
export const nextSuggestions = "अब दूसरा कोच चुनें। कुछ नाम हम सुझाएँगे।" as string;
export const nextCoach = (v: { newName: string | number }) => `${v.newName} को आपका कोच बनाया जाएगा, और पहले मैसेज में उन्हीं का हैलो आएगा।`;
export const confirm = "कोच बदलें" as string;
export const keepCoach = "यही कोच रखें" as string;
