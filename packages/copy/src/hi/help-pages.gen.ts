// Generated from messages/hi/help-pages.po by `make gen`. Change that file.

export const faq = {
  title: "सवाल-जवाब" as string,
  description: "कोचिंग क्या है और क्या नहीं, कोच कौन हैं, इसमें कितने पैसे लगते हैं, और Aangan पर आपका लिखा कौन देख सकता है।" as string,
  heading: "जो मन में हो, पूछें" as string,
  text: "यहाँ कोई यह नहीं कहेगा कि “इतनी सी बात है, बेटा।” अगर आपका सवाल यहाँ नहीं है, तो हमें लिखें।" as string,
} as const;
export const privacy = {
  title: "प्राइवेसी पॉलिसी" as string,
  description: "Aangan आपके बारे में क्या सेव करता है, क्यों, कितने समय तक, और उसे कौन पढ़ सकता है। आसान शब्दों में।" as string,
  heading: "प्राइवेसी पॉलिसी" as string,
  text: "आप हमें वे बातें बताते हैं जो आपने अपने परिवार को नहीं बताईं। उनका क्या होता है, यहाँ आसान शब्दों में है।" as string,
} as const;
export const terms = {
  title: "सेवा की शर्तें" as string,
  description: "Aangan क्या है और क्या नहीं, इसमें कितने पैसे लगते हैं, कैंसल कैसे करें, और हम एक-दूसरे के साथ कैसे पेश आते हैं।" as string,
  heading: "सेवा की शर्तें" as string,
  text: "हमसे क्या उम्मीद रखें, हम आपसे क्या उम्मीद रखते हैं, और कोचिंग क्या नहीं कर सकती।" as string,
} as const;
export const crisis = {
  title: "संकट में मदद" as string,
  description: "अमेरिका में किसी भी समय 988 पर कॉल करें या (अंग्रेज़ी में) मैसेज करें, मुफ़्त। अभी ख़तरा हो तो: 911। कॉल करने पर क्या होता है, क्या कहें, किसी और की मदद कैसे करें।" as string,
  heading: "आपको यह अकेले नहीं सहना है।" as string,
  text: "988 पर अभी ऐसा इंसान जवाब देता है जिसे इसकी ट्रेनिंग मिली है। यह अमेरिका में मुफ़्त है।" as string,
} as const;
export const safety = {
  title: "सुरक्षा प्रोटोकॉल" as string,
  description: "जब आप आत्महत्या, हिंसा या किसी और ख़तरे के बारे में लिखें, तो Aangan क्या करता है: साथी क्या पूछते हैं, कौन क्या देखता है, और क्या नज़र से छूट जाता है।" as string,
  heading: "जब आप ख़तरे के बारे में लिखें" as string,
  text: "हमारा प्रोडक्ट क्या करता है, किसे पता चलता है, और वह क्या नहीं कर सकता। इमरजेंसी में पहले 911 या 988 पर कॉल करें।" as string,
} as const;
export const effective = (v: { date: string | number }) => `${v.date} से लागू`;
export const contents = "इस पेज पर" as string;
export const short = "थोड़े में" as string;
export const stillAsking = "अब भी कोई सवाल है?" as string;
export const writeToUs = "हमें लिखें" as string;
export const leaveHint = "इस पेज की जगह मौसम का एक पेज खोल देता है।" as string;
