// Generated from messages/hi/attachments.po by `make gen`. Change that file.

export const oneFile = "एक बार में एक ही फ़ाइल भेजें" as string;
export const unreadable = "फ़ाइल पूरी नहीं पहुँची। फिर से कोशिश करें।" as string;
export const busy = "अभी बहुत सारी फ़ाइलें भेजी जा रही हैं। थोड़ी देर में फिर से कोशिश करें।" as string;
export const voiceName = "वॉइस मैसेज" as string;
