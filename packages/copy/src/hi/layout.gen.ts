// Generated from messages/hi/layout.po by `make gen`. Change that file.

export const howItWorks = "कैसे काम करता है" as string;
export const features = "फ़ीचर" as string;
export const pricing = "क़ीमत" as string;
export const faq = "सवाल-जवाब" as string;
export const signUpForBeta = "बीटा के लिए साइन अप करें" as string;
export const logIn = "लॉग इन करें" as string;
export const footerHelp = "संकट में हों तो" as string;
export const footerFeatures = "आपको क्या मिलता है" as string;
export const footerCompany = "Aangan" as string;
export const footerSmall = "पॉलिसी और सुरक्षा" as string;
export const aboutUs = "हमारे बारे में" as string;
export const ourCoaches = "हमारे कोच" as string;
export const blog = "ब्लॉग" as string;
export const careers = "करियर" as string;
export const contact = "संपर्क" as string;
export const questions = "सवाल-जवाब" as string;
export const privacy = "प्राइवेसी पॉलिसी" as string;
export const terms = "सेवा की शर्तें" as string;
export const crisisHelp = "संकट में मदद" as string;
export const moreHelp = "संकट में और मदद" as string;
export const safety = "सुरक्षा प्रोटोकॉल" as string;
export const siteMenu = [
  {
    route: "dashboard" as string,
    label: "डैशबोर्ड" as string,
  },
  {
    route: "coaches" as string,
    label: "कोच" as string,
  },
  {
    route: "messages" as string,
    label: "मैसेज" as string,
  },
  {
    route: "resources" as string,
    label: "रिसोर्स" as string,
  },
  {
    route: "community" as string,
    label: "कम्युनिटी" as string,
  },
  {
    route: "subscribe" as string,
    label: "सब्सक्रिप्शन" as string,
  },
] as const;
export const dashboard = "डैशबोर्ड" as string;
export const sessions = "सेशन" as string;
export const goals = "लक्ष्य" as string;
export const journal = "जर्नल" as string;
export const coaches = "कोच" as string;
export const messages = "मैसेज" as string;
export const resources = "रिसोर्स" as string;
export const community = "कम्युनिटी" as string;
export const profile = "प्रोफ़ाइल" as string;
export const more = "और" as string;
export const logout = "लॉग आउट" as string;
export const loggingOut = "लॉग आउट हो रहा है..." as string;
export const accountMenu = "आपका अकाउंट" as string;
export const myData = "आपका डेटा और डिवाइस" as string;
export const safetyNotes = "मेरे सुरक्षा नोट्स" as string;
export const subscription = "प्लान और बिलिंग" as string;
export const upgrade = "प्रीमियम लें" as string;
export const premium = "प्रीमियम मेंबर" as string;
export const premiumHint = "प्रीमियम मेंबरशिप में आपको अनलिमिटेड कोचिंग सेशन मिलते हैं।" as string;
export const quickExit = "तुरंत निकलें" as string;
export const quickExitHint = "या Esc दो बार दबाएँ।" as string;
export const offline = "आप ऑफ़लाइन हैं। आपका लिखा सेव हो जाता है और आपके ऑनलाइन आते ही भेज दिया जाएगा।" as string;
export const outage = "अभी न कुछ लोड हो पा रहा है, न सेव। यह पेज खुला रखें: हमारे लौटते ही यह अपने-आप अपडेट हो जाएगा।" as string;
export const outageHelp = "संकट में हों तो 988 पर कॉल करें या (अंग्रेज़ी में) मैसेज करें, या 911 पर कॉल करें: दोनों अब भी काम कर रहे हैं।" as string;
export const outageLabel = "हम अभी लौटते हैं" as string;
export const stillThere = {
  title: "क्या आप अब भी यहीं हैं?" as string,
  text: "कुछ देर से आपकी तरफ़ से कोई हलचल नहीं हुई है, और यह डिवाइस दूसरे लोग भी इस्तेमाल करते हैं। थोड़ी देर में हम आपको लॉग आउट कर देंगे।" as string,
  left: (v: { time: string | number }) => `बचा हुआ समय: ${v.time}`,
  stay: "लॉग इन रहें" as string,
  logOutNow: "अभी लॉग आउट करें" as string,
} as const;
export const unreadBadge = (v: { count: number }) => `${(v.count === 0 || v.count === 1) ? `${v.count} बिना पढ़ा मैसेज` : `${v.count} बिना पढ़े मैसेज`}`;
