// Generated from messages/hi/goal-words.po by `make gen`. Change that file.

export const reached = "पूरा हुआ" as string;
export const letGo = "छोड़ा गया" as string;
export const agreed = "तय" as string;
export const title = "एक लाइन में लक्ष्य" as string;
export const titlePlaceholder = "हर इतवार माँ से बिना बहस के फ़ोन पर बात करना" as string;
export const detail = "और जानकारी" as string;
export const detailPlaceholder = "पहले क़दम, कितनी बार, मुश्किल क्या है।" as string;
export const propose = "लक्ष्य सुझाएँ" as string;
export const proposing = "सुझाया जा रहा है..." as string;
export const save = "सेव करें" as string;
export const saving = "सेव हो रहा है..." as string;
export const cancel = "कैंसल करें" as string;
export const change = "बदलें" as string;
export const changeLabel = (v: { title: string | number }) => `बदलें: ${v.title}`;
export const agreeLabel = (v: { title: string | number }) => `हाँ करें: ${v.title}`;
export const reachLabel = (v: { title: string | number }) => `पूरा हुआ मार्क करें: ${v.title}`;
export const letGoLabel = (v: { title: string | number }) => `छोड़ें: ${v.title}`;
export const reopenLabel = (v: { title: string | number }) => `फिर से खोलें: ${v.title}`;
export const takeLabel = (v: { title: string | number }) => `वापस लें: ${v.title}`;
export const agree = "हाँ करें" as string;
export const agreeing = "सेव हो रहा है..." as string;
export const reach = "पूरा हुआ मार्क करें" as string;
export const reaching = "मार्क हो रहा है..." as string;
export const letGoButton = "छोड़ें" as string;
export const lettingGo = "छोड़ा जा रहा है..." as string;
export const reopen = "फिर से खोलें" as string;
export const reopening = "खोला जा रहा है..." as string;
export const takeBack = "वापस लें" as string;
export const takingBack = "वापस लिया जा रहा है..." as string;
export const takeBackTitle = "यह लक्ष्य वापस लें?" as string;
export const takeBackText = "यह आप दोनों के लिए डिलीट हो जाएगा।" as string;
export const keep = "लक्ष्य रखें" as string;
export const elsewhere = "आपके खोलने के बाद यह लक्ष्य बदल गया है। अब इसमें लिखा है:" as string;
export const goOn = "अपना वाला बदलते रहें" as string;
export const waits = "आपकी हाँ चाहिए" as string;
export const byYou = "आपका सुझाव" as string;
export const closedHeading = "पूरे हुए और छोड़े गए" as string;
export const waitsFor = (v: { name: string | number }) => `${v.name} के जवाब का इंतज़ार`;
export const suggestedBy = (v: { name: string | number }) => `${v.name} का सुझाव`;
export const agreedOn = (v: { date: string | number }) => `${v.date} को तय हुआ`;
export const reachedOn = (v: { date: string | number }) => `${v.date} को पूरा हुआ`;
export const letGoOn = (v: { date: string | number }) => `${v.date} को छोड़ा गया`;
export const charactersLeft = (v: { count: number }) => `${(v.count === 0 || v.count === 1) ? `${v.count} अक्षर बाक़ी` : `${v.count} अक्षर बाक़ी`}`;
export const charactersOver = (v: { count: number }) => `${(v.count === 0 || v.count === 1) ? `${v.count} अक्षर ज़्यादा है` : `${v.count} अक्षर ज़्यादा हैं`}`;
export const loadFailed = "लक्ष्य लोड नहीं हो पाए" as string;
export const saveFailed = "यह सेव नहीं हो पाया" as string;
export const doFailed = "यह नहीं हो पाया" as string;
export const proposed = {
  title: "लक्ष्य सुझाया गया" as string,
  text: "जब आप दोनों हाँ कर दें, तब यह तय हो जाएगा।" as string,
} as const;
export const changed = {
  title: "लक्ष्य बदल गया" as string,
  text: "जब आप दोनों हाँ कर दें, तब बदलाव तय हो जाएगा।" as string,
} as const;
export const agreedTo = {
  title: "लक्ष्य तय हो गया" as string,
  text: "अब से यह आप दोनों को दिखेगा।" as string,
} as const;
export const isReached = {
  title: "लक्ष्य पूरा हुआ" as string,
  text: "आगे कभी इसे याद करना अच्छा लगेगा।" as string,
} as const;
export const isLetGo = {
  title: "लक्ष्य छोड़ा गया" as string,
  text: "हर लक्ष्य पूरा होना ज़रूरी नहीं। दोनों में से कोई भी इसे फिर से खोल सकता है।" as string,
} as const;
export const reopened = {
  title: "लक्ष्य फिर से खुल गया" as string,
  text: "अगर इसे दूसरे व्यक्ति ने बंद किया था, तो पहले उनकी हाँ ज़रूरी है।" as string,
} as const;
export const takenBack = {
  title: "लक्ष्य वापस ले लिया गया" as string,
  text: "यह आप दोनों के लिए हट गया है।" as string,
} as const;
