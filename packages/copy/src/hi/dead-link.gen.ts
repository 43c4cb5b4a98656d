// Generated from messages/hi/dead-link.po by `make gen`. Change that file.

export const heading = "यह लिंक अब काम नहीं करता" as string;
export const incomplete = "लिंक का एक हिस्सा छूट गया है। ईमेल खोलें और उसके लिंक पर फिर से टैप करें।" as string;
