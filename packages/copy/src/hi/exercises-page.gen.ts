// Generated from messages/hi/exercises-page.po by `make gen`. Change that file.

export const title = "अभ्यास" as string;
export const text = "छोटे, गाइडेड, और आपकी अपनी रफ़्तार से। ये अभ्यास हैं, इलाज नहीं।" as string;
export const privacy = "आपके जवाब सिर्फ़ आपके हैं। उन्हें कोच नहीं पढ़ते, और उन्हें कभी भी डिलीट किया जा सकता है।" as string;
export const language = "अभ्यास की भाषा" as string;
export const listFailed = "अभ्यास लोड नहीं हो पाए।" as string;
export const runFailed = "यह अभ्यास लोड नहीं हो पाया।" as string;
export const answerFailed = "आपका जवाब सेव नहीं हो पाया। वह अब भी यहाँ है। फिर से कोशिश करें।" as string;
export const startFailed = "यह अभ्यास शुरू नहीं हो पाया।" as string;
export const reminderFailed = "रिमाइंडर सेव नहीं हो पाया।" as string;
export const back = "सभी अभ्यास" as string;
export const menu = "इस अभ्यास के विकल्प" as string;
export const restart = "शुरू से करें" as string;
export const restartTitle = "यह अभ्यास शुरू से करें?" as string;
export const restartText = "अब तक के आपके जवाब डिलीट हो जाएँगे। उन्हें वापस नहीं लाया जा सकता।" as string;
export const restartConfirm = "शुरू से करें" as string;
export const keep = "मेरे जवाब रखें" as string;
export const suggested = "सुझाव" as string;
export const noCoach = "अभी आपका कोई कोच नहीं है। “कोच” पेज पर कोच चुनें, आपका लिखा हुआ तब भी यहाँ रहेगा।" as string;
export const remembers = (v: { name: string | number }) => `${v.name} को क्या याद रहता है`;
export const progress = (v: { total: string | number; n: string | number }) => `${v.total} में से क़दम ${v.n}`;
export const position = "अभ्यास में आपकी जगह" as string;
export const call911 = "911 पर कॉल करें" as string;
