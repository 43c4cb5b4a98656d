// Generated from messages/hi/first-hour.po by `make gen`. Change that file.

export const label = "शुरुआत" as string;
export const step = (v: { total: string | number; step: string | number }) => `${v.total} में से क़दम ${v.step}`;
export const stepCoach = "आपके कोच" as string;
export const stepSession = "पहला सेशन" as string;
export const coachTitle = "अपने कोच चुनिए" as string;
export const coachText = "कोच आप कभी भी बदल सकते हैं।" as string;
export const sessionTitle = (v: { coachName: string | number }) => `${v.coachName} के साथ आपका पहला सेशन`;
export const sessionText = (v: { minutes: string | number }) => `वीडियो पर ${v.minutes} मिनट। अपने लिए ठीक समय चुनिए, या यह बाद में कीजिए।`;
export const laterCoach = "बाद में चुनें" as string;
export const later = "बाद में बुक करें" as string;
