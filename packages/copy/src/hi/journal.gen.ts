// Generated from messages/hi/journal.po by `make gen`. Change that file.

export const notFound = "यह एंट्री अब यहाँ नहीं है।" as string;
export const full = "आपका जर्नल भर गया है, इसमें 5000 एंट्री हैं। जिसकी अब ज़रूरत न हो, उसे डिलीट करें।" as string;
export const newer = "आपके खोलने के बाद यह एंट्री कहीं और से बदली गई है।" as string;
