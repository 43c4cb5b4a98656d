// Generated from messages/hi/blog.po by `make gen`. Change that file.

export const title = "ब्लॉग" as string;
export const description = "अमेरिका में रहने वाले साउथ एशियन वयस्कों के लिए लेख: परिवार, काग़ज़ात, काम, प्यार और आस्था पर। हर लेख में आज़माने के लिए एक छोटा अभ्यास।" as string;
export const heading = "मेहमानों के जाने के बाद की बातें" as string;
export const intro = "परिवार, काग़ज़ात, काम, प्यार, आस्था और नामों पर, अमेरिका में रहने वाले साउथ एशियन वयस्कों के लिए। हर लेख के आख़िर में आज़माने के लिए एक छोटी सी चीज़।" as string;
export const allTopics = "सभी विषय" as string;
export const topicsLabel = "विषय" as string;
export const previous = "पिछला" as string;
export const next = "अगला" as string;
export const pagesLabel = "लेखों के पेज" as string;
export const readMore = "और पढ़ें" as string;
export const readMoreAbout = (v: { title: string | number }) => `: ${v.title}`;
export const pageLabel = (v: { page: string | number }) => `पेज ${v.page}`;
export const pageTitle = (v: { page: string | number }) => `ब्लॉग, पेज ${v.page}`;
export const topicTitle = (v: { topic: string | number }) => `${v.topic}: लेख`;
export const pageDescription = (v: { page: string | number }) => `अमेरिका में रहने वाले साउथ एशियन वयस्कों के लिए हमारे लेखों का पेज ${v.page}: परिवार, काग़ज़ात, काम, प्यार और आस्था पर।`;
export const topicDescription = (v: { topic: string | number; text: string | number }) => `${v.topic}। ${v.text} अमेरिका में रहने वाले साउथ एशियन वयस्कों के लिए लेख, हर एक में आज़माने के लिए एक छोटा अभ्यास।`;
export const editors = "Aangan की संपादकीय टीम" as string;
export const readingTime = (v: { count: number }) => `${(v.count === 0 || v.count === 1) ? `${v.count} मिनट का लेख` : `${v.count} मिनट का लेख`}`;
export const allArticles = "सभी लेख" as string;
export const relatedTitle = "किसी और शाम के लिए दो और" as string;
export const inviteTitle = "अगर यह किसी से कहने का मन हो" as string;
export const inviteText = "भारत में एक कोच आपकी बात सुनने को तैयार हैं, वीडियो पर और मैसेज पर। जुड़ना फ़्री है।" as string;
export const feedLabel = "RSS फ़ीड" as string;
export const feedHint = "नए लेख आपके फ़ीड रीडर में। अकाउंट की ज़रूरत नहीं।" as string;
export const feedTitle = "Aangan ब्लॉग" as string;
