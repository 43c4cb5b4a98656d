// Generated from messages/hi/library.po by `make gen`. Change that file.

export const notFound = "यह अभ्यास या लेख अब रिसोर्स में नहीं है।" as string;
