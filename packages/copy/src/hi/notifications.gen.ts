// Generated from messages/hi/notifications.po by `make gen`. Change that file.

export const title = "नोटिफ़िकेशन" as string;
export const description = "आपके लौटने तक क्या-क्या हुआ।" as string;
export const failed = "आपके नोटिफ़िकेशन लोड नहीं हो पाए।" as string;
export const newMessage = {
  title: "नया मैसेज" as string,
  text: (v: { count: string | number }) => `आपके कोच के ${v.count} मैसेज आपने अभी नहीं पढ़े हैं।`,
} as const;
export const markAllRead = "सबको पढ़ा हुआ मार्क करें" as string;
export const viewAll = "सभी नोटिफ़िकेशन देखें" as string;
export const emptyTitle = "कुछ नया नहीं" as string;
export const emptyText = "आपके कोच के नए मैसेज यहाँ दिखेंगे।" as string;
export const older = "पुराने नोटिफ़िकेशन दिखाएँ" as string;
export const loadingOlder = "पुराने नोटिफ़िकेशन लोड हो रहे हैं" as string;
export const unreadMark = "बिना पढ़ा" as string;
export const markRead = "पढ़ा हुआ मार्क करें" as string;
export const markFailed = "इसे पढ़ा हुआ मार्क नहीं किया जा सका" as string;
export const from = (v: { count: number; coachName: string | number }) => `${(v.count === 0 || v.count === 1) ? `${v.coachName} का ${v.count} नया मैसेज` : `${v.coachName} के ${v.count} नए मैसेज`}`;
export const joined = {
  message: (v: { count: number }) => `${(v.count === 0 || v.count === 1) ? `आपकी चैट में ${v.count} अपडेट` : `आपकी चैट में ${v.count} अपडेट`}`,
  session: (v: { count: number }) => `${(v.count === 0 || v.count === 1) ? `सेशन के ${v.count} अपडेट` : `सेशन के ${v.count} अपडेट`}`,
  subscription: (v: { count: number }) => `${(v.count === 0 || v.count === 1) ? `आपके प्लान के ${v.count} अपडेट` : `आपके प्लान के ${v.count} अपडेट`}`,
  community: (v: { count: number }) => `${(v.count === 0 || v.count === 1) ? `कम्युनिटी के ${v.count} अपडेट` : `कम्युनिटी के ${v.count} अपडेट`}`,
  goal: (v: { count: number }) => `${(v.count === 0 || v.count === 1) ? `आपके लक्ष्यों के ${v.count} अपडेट` : `आपके लक्ष्यों के ${v.count} अपडेट`}`,
  exercise: (v: { count: number }) => `${(v.count === 0 || v.count === 1) ? `${v.count} रिमाइंडर` : `${v.count} रिमाइंडर`}`,
} as const;
export const andMore = (v: { count: string | number }) => `इनके अलावा ${v.count}`;
export const messagesBefore = "आपके कोच के मैसेज।" as string;
export const times = (v: { count: number }) => `${(v.count === 0 || v.count === 1) ? `${v.count} बार` : `${v.count} बार`}`;
export const today = "आज" as string;
export const yesterday = "कल" as string;
export const bell = (v: { count: number }) => `${(v.count === 0 || v.count === 1) ? `नोटिफ़िकेशन, ${v.count} बिना पढ़ा` : `नोटिफ़िकेशन, ${v.count} बिना पढ़े`}`;
export const allRead = "नोटिफ़िकेशन, सब पढ़े हुए" as string;
