import * as brand from "@aangan/copy/brand";
import { crisisLinks } from "@aangan/copy/crisis-lines";
import * as layout from "@aangan/copy/layout";
import { routes } from "@/lib/routes";
import { emergency, lifeline, link } from "../prose";
import {
  type CrisisSection,
  checkedDay,
  type DirectorySection,
  groupedByKind,
  groupedByPlace,
  type Helpline,
  type Way,
} from "../shared/crisis";
import { countryHeadings, kindHeadings, lines, stateHeadings } from "./directory";

export { type CrisisSection, checkedOn, type DirectorySection, type Helpline, type HelpNumber } from "../shared/crisis";

/** The text next to 911 at the top of the page. */
export const dangerNow = "अगर कोई अभी ख़तरे में हो";

/** The words of a way to reach a helpline, as on a button. */
export function wayLabel({ means, number, word }: Way): string {
  if (means === "call") return `${number} पर कॉल करें`;
  if (means === "web") return number;
  return word ? `${number} पर ${word} मैसेज करें (अंग्रेज़ी में)` : `${number} पर मैसेज करें (अंग्रेज़ी में)`;
}

/** When a helpline answers and in which languages, as one line. */
export const availability = ({ hours, languages }: Helpline): string =>
  [`${hours}।`, languages].filter(Boolean).join(" ");

/** The help directory: by what happens, by state, by country. */
export const directorySections: readonly DirectorySection[] = [
  {
    id: "whats-happening",
    title: "क्या हो रहा है?",
    paragraphs: [],
    groups: groupedByKind(kindHeadings, lines),
  },
  {
    id: "near-you",
    title: "घर में दुर्व्यवहार: आपके राज्य में मदद",
    paragraphs: [
      "साउथ एशियन संस्थाएँ भाषा, परिवार और वीज़ा के सवालों को समझती हैं। आपके आस-पास कौन है, यह राज्य की हॉटलाइन बता सकती है।",
      `आपका राज्य यहाँ नहीं है? National Domestic Violence Hotline को हर जगह के ग्रुप पता हैं: ${link("1-800-799-7233", "tel:+18007997233")}।`,
    ],
    groups: groupedByPlace(stateHeadings, lines),
  },
  {
    id: "outside-the-us",
    title: "मेरा कोई अपना किसी और देश में है",
    paragraphs: [
      "ये नंबर वहाँ मौजूद व्यक्ति के डायल करने के लिए हैं, या उनके किसी क़रीबी के लिए। इनमें से कई अमेरिका के फ़ोन से नहीं लगते।",
      "अगर वे अभी ख़तरे में हों, तो किसी ऐसे रिश्तेदार या पड़ोसी को फ़ोन करें जो वहाँ पहुँच सकें, और उनसे कॉल करने को कहें। उनके बारे में 988 पर ख़ुद आपकी तरफ़ से भी कॉल की जा सकती है। अगर आप ख़ुद उस देश में हों, तो ये नंबर इस्तेमाल करें। और कहीं हों, तो जिस देश में हों वहाँ के इमरजेंसी नंबर पर कॉल करें।",
    ],
    groups: groupedByPlace(countryHeadings, lines),
  },
];

const call = link(`${lifeline} पर कॉल करें`, crisisLinks.call988);

/** The sections below the directory. */
export const crisisSections: readonly CrisisSection[] = [
  {
    id: "languages",
    title: "वे कौन-सी भाषाएँ बोलते हैं",
    paragraphs: [
      "988 पर कॉल करते समय दुभाषिया माँगा जा सकता है; उनके पास 240 से ज़्यादा भाषाओं के दुभाषिए हैं। अपनी भाषा का नाम अंग्रेज़ी में बोलें। 988 पर मैसेज और चैट सिर्फ़ अंग्रेज़ी और स्पैनिश में हैं।",
      "बाक़ी लाइनों के लिए हम सिर्फ़ वही भाषाएँ लिखते हैं जिनका नाम उनके अपने पेज पर है। अगर कोई भाषा नहीं लिखी है, तो पूछ लें। इस प्रोडक्ट के साथी प्रोग्राम हैं, हेल्पलाइन नहीं।",
    ],
  },
  {
    id: "what-happens",
    title: `${lifeline} पर कॉल या (अंग्रेज़ी में) मैसेज करने पर क्या होता है`,
    paragraphs: [
      "कॉल पर पहले एक रिकॉर्ड किया हुआ मैसेज सुनाई देता है जिसमें कुछ विकल्प होते हैं, और फिर जोड़े जाने तक शायद संगीत। फ़ोन पर बने रहें। फिर ऐसा इंसान जवाब देता है जिसे इसकी ट्रेनिंग मिली है। वे पूछते हैं कि आपका क्या हाल है और आप सुरक्षित हैं या नहीं, और वे सुनते हैं।",
      "(अंग्रेज़ी में) मैसेज करने पर पहले शायद कुछ ऑटोमैटिक सवाल आएँ। जितने का जवाब दे सकें, दें। फिर एक इंसान आपको लिखता है।",
      "यह मुफ़्त है। अपना नाम बताना ज़रूरी नहीं, इंश्योरेंस नहीं चाहिए, और इससे फ़र्क़ नहीं पड़ता कि आपके पास कौन-सा पासपोर्ट है। आत्महत्या का ख़याल होना ज़रूरी नहीं: जब सब बर्दाश्त से बाहर लगे, तब कॉल करें। कॉल पर दुभाषिया माँगा जा सकता है। अपनी भाषा का नाम अंग्रेज़ी में बोलें।",
      `अगर उस वक़्त किसी की जान ख़तरे में हो, तो वे इमरजेंसी सेवाओं को बुला सकते हैं, जैसे ${emergency} पर कॉल करने वाला बुलाता है। ज़्यादातर वे बात ही करते हैं, जब तक सबसे बुरा वक़्त गुज़र न जाए और कोई अगला क़दम न मिल जाए।`,
    ],
  },
  {
    id: "what-to-say",
    title: "जब शब्द न मिलें",
    paragraphs: ["शुरू में चुप रहना भी चलेगा; उन्हें इसकी आदत है। या इनमें से कोई वाक्य अंग्रेज़ी में पढ़कर सुना दें, या वैसा ही भेज दें:"],
    sayings: [
      "I don't know how to start. Please ask me questions. (समझ नहीं आ रहा कि कैसे शुरू करूँ। मुझसे सवाल पूछें।)",
      "I'm not safe with myself right now. (इस वक़्त मुझे ख़ुद अपने आप से ख़तरा है।)",
      "I'm thinking about suicide. (मेरे मन में आत्महत्या का ख़याल आ रहा है।)",
      "No one at home knows, and I can't talk loudly. (घर में किसी को पता नहीं है, और ज़ोर से बोलना मुमकिन नहीं।)",
      "Can I have an interpreter for my language, please? (क्या मुझे मेरी भाषा का दुभाषिया मिल सकता है?)",
    ],
  },
  {
    id: "for-somebody-else",
    title: "अगर बात किसी और की है",
    paragraphs: [],
    steps: [
      {
        title: "सीधे शब्दों में पूछें।",
        text: "“क्या आपके मन में अपनी जान लेने का ख़याल आ रहा है?” पूछने से यह ख़याल पैदा नहीं होता। अक्सर इससे राहत मिलती है।",
      },
      {
        title: "सुनें, और बहस न करें।",
        text: "न “माँ-बाप के बारे में सोचिए”, न “दूसरों का हाल तो इससे भी बुरा है”। “अच्छा किया जो मुझे बताया” काफ़ी है।",
      },
      {
        title: "साथ रहें, कमरे में या फ़ोन पर।",
        text: "अगर ऐसा करना आपके लिए सुरक्षित हो, तो वह सब हटा दें जिससे वे ख़ुद को चोट पहुँचा सकें: दवाएँ, कोई हथियार।",
      },
      {
        title: `${lifeline} पर साथ मिलकर कॉल करें, या उनके लिए।`,
        text: "किसी दोस्त या भाई के बारे में भी कॉल की जा सकती है, और पूछा जा सकता है कि आगे क्या करें। इसे राज़ रखने का वादा न करें।",
      },
      {
        title: `अभी ख़तरा हो तो: ${emergency}।`,
        text: "अगर वे किसी और शहर में हों, तो तुरंत बताएँ कि किस शहर में, और मालूम हो तो पूरा पता भी। कॉल उसी जगह के डिस्पैचर के पास जाती है जहाँ आप हैं।",
      },
    ],
  },
  {
    id: "home-not-safe",
    title: "अगर घर सुरक्षित न हो",
    paragraphs: [
      "अगर पार्टनर या परिवार में कोई आपको चोट पहुँचाए, धमकाए, आपका पासपोर्ट या आपके पैसे अपने पास रखे, या आपके हर काम पर नज़र रखे, तो ये लोग जानते हैं कि क्या किया जा सकता है। मुफ़्त, किसी भी समय, आपके पास कोई भी पासपोर्ट हो:",
    ],
    numbers: [
      { label: "1-800-799-7233 पर कॉल करें", detail: "National Domestic Violence Hotline", href: "tel:+18007997233" },
      {
        label: "88788 पर START मैसेज करें (अंग्रेज़ी में)",
        detail: "वही हॉटलाइन, मैसेज से",
        href: "sms:88788?&body=START",
      },
    ],
    after: [
      `“${link("आपके राज्य में मदद", "#near-you")}” में साउथ एशियन संस्थाएँ हैं।`,
      `इस पेज के ऊपर का “${layout.quickExit}” बटन इसकी जगह एक ऐसा पेज खोल देता है जिस पर किसी को शक न हो। इससे ब्राउज़र हिस्ट्री नहीं मिटती, और कॉल या मैसेज फ़ोन में रहता है। अगर कोई जाँचता हो, तो उन्हें डिलीट कर दें, या ऐसा फ़ोन इस्तेमाल करें जिसे कोई न जाँचता हो।`,
    ],
  },
  {
    id: "what-we-cannot-do",
    title: `${brand.name} क्या नहीं कर सकता`,
    paragraphs: [
      `हम इमरजेंसी सेवा नहीं हैं। हमारे कोच भारत में हैं। हो सकता है उस समय उनके सोने का वक़्त हो, और जहाँ आप हैं वहाँ मदद भेजना उनके लिए मुमकिन नहीं है। पहले ${call}। अपने कोच को बाद में बताया जा सकता है, और उनके लिए यह जानना मायने रखेगा।`,
      `बाक़ी दिनों में कोच क्या कर सकते हैं, यह ${link(layout.questions, routes.faq.path)} में पढ़ें।`,
    ],
  },
  {
    id: "how-we-check",
    title: "हम ये नंबर कैसे जाँचते हैं",
    paragraphs: [
      `हमने हर नंबर को पिछली बार ${checkedDay} को मिलाकर देखा: संस्था के अपने पेज की एक कॉपी से, किसी सरकारी पेज की कॉपी से, या ऐसे दो दूसरे पेजों की कॉपी से जो आपस में मेल खाते हों। इनमें से कुछ पेज बरसों पुराने हैं। नंबरों के मुक़ाबले समय जल्दी बदलता है। हम इन्हें कम से कम हर 90 दिन में फिर से मिलाकर देखते हैं।`,
      `अगर किसी नंबर पर जवाब न मिले, तो ${call}। इसके बारे में हमें ${link("संपर्क पेज", routes.contact.path)} पर बताएँ।`,
      `जब कोई ख़तरे के बारे में लिखे, तो हमारा अपना प्रोडक्ट क्या करता है, यह ${link(layout.safety, routes.safety.path)} में है।`,
    ],
  },
];
