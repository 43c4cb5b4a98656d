// Generated from messages/hi/blog-topics.po by `make gen`. Change that file.

export const items = [
  {
    code: "identity",
    label: "पहचान" as string,
    text: "नाम, लहजे, आस्थाएँ, और एक से ज़्यादा कमरों में घर जैसा लगना।" as string,
  },
  {
    code: "family-dynamics",
    label: "परिवार" as string,
    text: "वे लोग जिन्हें रविवार को फ़ोन जाता है, और उनसे क्या कहा जाता है।" as string,
  },
  {
    code: "immigration",
    label: "इमिग्रेशन" as string,
    text: "काग़ज़ात, इंतज़ार, और इस बीच चलती रहने वाली ज़िंदगी।" as string,
  },
  {
    code: "wellness",
    label: "वेलनेस" as string,
    text: "उस घर के बिना अपना ख़याल रखना, जो आधा ख़याल ख़ुद रख लेता था।" as string,
  },
  {
    code: "career",
    label: "करियर" as string,
    text: "काम, घर भेजे गए पैसे, और अपने बैज से कुछ ज़्यादा होना।" as string,
  },
  {
    code: "relationships",
    label: "रिश्ते" as string,
    text: "प्यार, शादी, और दोनों पर राय रखने वाले सब लोग।" as string,
  },
] as const;
