// Generated from messages/hi/confirm-address.po by `make gen`. Change that file.

export const label = "आपका ईमेल" as string;
export const first = (v: { email: string | number }) => `हमने ${v.email} पर ईमेल भेजा है। उसके लिंक पर टैप करें, ताकि हमें पता चले कि यह आपका है।`;
export const changed = (v: { email: string | number }) => `हमने ${v.email} पर ईमेल भेजा है। उसके लिंक पर टैप करने पर आपका ईमेल बदल जाएगा।`;
export const firstShort = "अपना ईमेल पक्का करें" as string;
export const changedShort = "अपना नया ईमेल पक्का करें" as string;
export const sendAgain = "फिर से भेजें" as string;
export const sending = "भेजा जा रहा है..." as string;
export const notNow = "अभी नहीं" as string;
export const sent = {
  title: "ईमेल भेज दिया गया" as string,
  text: (v: { email: string | number }) => `${v.email} का इनबॉक्स देखें।`,
} as const;
export const failed = "ईमेल नहीं भेजा जा सका" as string;
