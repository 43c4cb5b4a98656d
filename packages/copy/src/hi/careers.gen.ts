// Generated from messages/hi/careers.po by `make gen`. Change that file.

export const title = "करियर" as string;
export const description = "Aangan में नौकरियाँ: कोचिंग, लेखन, इंजीनियरिंग और ऑपरेशंस। रिमोट, अमेरिका में।" as string;
export const heading = "हमारे साथ काम करें" as string;
export const missionTitle = "हम यह क्यों करते हैं" as string;
export const mission = [
  "घर छोड़ने पर भी घर साथ चला आता है: बेवक़्त आने वाले फ़ोन, हर शादी में पूछे जाने वाले सवाल, वे बातें जो कोई नहीं कहता। हम ऐसी जगह बना रहे हैं जहाँ आप किसी ऐसे इंसान के साथ बैठ सकें जिसे वह घर पहले से पता हो।" as string,
  "Aangan अमेरिका में रहने वाले साउथ एशियन वयस्कों के लिए इमोशनल वेलनेस कोचिंग है। हम इसे अभी बना रहे हैं, उन पहले लोगों के साथ जो इसे इस्तेमाल कर रहे हैं।" as string,
] as const;
export const valuesTitle = "हम कैसे काम करते हैं" as string;
export const values = [
  {
    title: "बनाने से पहले सुनें" as string,
    text: "हम पूछते हैं, और फिर कुछ देर चुप रहते हैं। हमें जो बनाना अच्छा लगता, उससे ज़्यादा मायने वह रखता है जो कोई मेंबर हमें बताए।" as string,
  },
  {
    title: "सीधे-सीधे कहें" as string,
    text: "प्रोग्राम को प्रोग्राम कहा जाता है, कोचिंग को कोचिंग, क़ीमत को क़ीमत। अगर लंबा वाक्य चाहिए, तो हमने बात अभी समझी नहीं है।" as string,
  },
  {
    title: "निजी बातें निजी रखें" as string,
    text: "कई मेंबर ऐसे परिवार के साथ रहते हैं जिसे पता नहीं चलना चाहिए। हम कम जानकारी लेते हैं, उससे भी कम देखते हैं, और ऐसे बनाते हैं जैसे हर मेंबर हमारे अपने घर का हो।" as string,
  },
] as const;
export const jobsTitle = "नौकरियाँ" as string;
export const jobsText = "सभी रिमोट हैं, अमेरिका में रहने वाले लोगों के लिए।" as string;
export const departmentLabel = "विभाग" as string;
export const locationLabel = "जगह" as string;
export const typeLabel = "किस तरह का काम" as string;
export const requirementsTitle = "आपमें क्या होना चाहिए" as string;
export const applyNow = "अभी आवेदन करें" as string;
export const generalTitle = "इनमें से कोई आपके लिए नहीं?" as string;
export const generalText = "बताएँ कि आपका हाथ किस काम में अच्छा है और आप यहाँ क्या करना चाहें। हम उसे भी उतने ही ध्यान से पढ़ेंगे।" as string;
export const generalApplication = "सामान्य आवेदन भेजें" as string;
