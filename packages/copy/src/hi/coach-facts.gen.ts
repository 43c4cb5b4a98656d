// Generated from messages/hi/coach-facts.po by `make gen`. Change that file.

export const hoursTitle = "जब आप दोनों जाग रहे हों" as string;
export const hoursLead = (v: { days: string | number; zone: string | number }) => `${v.days}, आपके समय (${v.zone}) में।`;
export const overlap = (v: { hours: string | number }) => `साझा समय: हफ़्ते में ${v.hours} घंटे।`;
export const youAwake = "आप जागे हुए" as string;
export const coachOpen = (v: { firstName: string | number }) => `${v.firstName} का समय`;
export const green = (v: { times: string | number }) => `हरे रंग के समय खाली हैं, और ठीक वक़्त पर हैं: ${v.times}।`;
export const noOverlap = (v: { firstName: string | number }) => `${v.firstName} का समय सिर्फ़ आपके रात 10 से सुबह 7 बजे के बीच है।`;
export const noHours = (v: { firstName: string | number }) => `अगले दो हफ़्तों में ${v.firstName} का कोई खाली समय नहीं है।`;
export const hoursFailed = "हम समय लोड नहीं कर पाए" as string;
export const firstSession = {
  title: "आपका पहला सेशन" as string,
  lead: (v: { minutes: string | number }) => `${v.minutes} मिनट, वीडियो पर, Aangan में।`,
  parts: [
    {
      when: "0 से 5" as string,
      title: "नमस्ते, और कुछ बुनियादी बातें" as string,
      text: "कोचिंग क्या है, क्या नहीं है, और क्या निजी रहता है।" as string,
    },
    {
      when: "5 से 25" as string,
      title: "इस हफ़्ते की कोई एक बात" as string,
      text: "पूरी ज़िंदगी की कहानी नहीं। वह पल, जो आपको यहाँ लाया।" as string,
    },
    {
      when: "25 से 30" as string,
      title: "आज़माने के लिए एक चीज़" as string,
      text: "और यह भी कि आप दोनों की जमती है या नहीं। नहीं, तो हम बदलने में मदद करते हैं।" as string,
    },
  ],
} as const;
export const checkedTitle = "हमारी जाँच" as string;
export const checkedText = "हर दस्तावेज़ हमने ख़ुद देखा है। कोच अमेरिका के लाइसेंस वाले स्वास्थ्यकर्मी नहीं हैं।" as string;
