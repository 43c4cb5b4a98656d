// Generated from messages/hi/not-found-page.po by `make gen`. Change that file.

export const title = "पेज नहीं मिला" as string;
export const heading = "यह दरवाज़ा कहीं नहीं खुलता" as string;
export const text = "हो सकता है पेज कहीं और चला गया हो, या लिंक में टाइपिंग की ग़लती हो।" as string;
export const code = "404 पेज नहीं मिला" as string;
export const hint = "क्या इस पेज को राउटर में जोड़ना रह गया?" as string;
export const home = "होम पर जाएँ" as string;
export const elsewhere = "इनमें से किसी की तलाश थी?" as string;
