// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** Companions are the three companions, in display order. */
export const companions = [
  {
    code: "tara",
    name: "तारा" as string,
    speciality: "नई संस्कृति में ढलना, भारतीय" as string,
    specialization: "नई संस्कृति में ढलना" as string,
    description: "दो देशों के बीच की ज़िंदगी के लिए। बातें ऐसी, जैसे दोनों जगह रह चुके किसी भाई-बहन से।" as string,
    indian: true,
    premium: false,
  },
  {
    code: "buddy",
    name: "बडी" as string,
    speciality: "तनाव से राहत" as string,
    specialization: "तनाव से राहत" as string,
    description: "एक कुत्ता, जब सब कुछ बहुत ज़्यादा लगे। छोटे वाक्य, धीमी साँसें, थोड़ा खेल।" as string,
    indian: false,
    premium: false,
  },
  {
    code: "arjun",
    name: "अर्जुन" as string,
    speciality: "होलिस्टिक वेलनेस, भारतीय" as string,
    specialization: "होलिस्टिक वेलनेस" as string,
    description: "नींद, साँस, खाना और आराम के लिए, और इनके आपसी मेल के लिए। शांत, बिना जल्दी के।" as string,
    indian: true,
    premium: true,
  },
] as const;
