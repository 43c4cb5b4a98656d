// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** Helplines are in display order: 988 is first. */
export const helplines = [
  {
    id: "call-988",
    label: "988 पर कॉल करें" as string,
    detail: "सुसाइड और क्राइसिस लाइफ़लाइन, मुफ़्त, किसी भी समय" as string,
    href: "tel:988",
  },
  {
    id: "text-988",
    label: "988 पर (अंग्रेज़ी में) मैसेज करें" as string,
    detail: "सुसाइड और क्राइसिस लाइफ़लाइन, मैसेज से" as string,
    href: "sms:988",
  },
  {
    id: "call-911",
    label: "911 पर कॉल करें" as string,
    detail: "इमरजेंसी सेवाएँ, जब कोई अभी ख़तरे में हो" as string,
    href: "tel:911",
  },
  {
    id: "text-home",
    label: "741741 पर (अंग्रेज़ी में) HOME मैसेज करें" as string,
    detail: "क्राइसिस टेक्स्ट लाइन" as string,
    href: "sms:741741?&body=HOME",
  },
  {
    id: "call-1800",
    label: "1-800-273-8255" as string,
    detail: "राष्ट्रीय सुसाइड रोकथाम लाइफ़लाइन, 988 तक भी पहुँचती है" as string,
    href: "tel:+18002738255",
  },
] as const;

/** CrisisLinks are the targets of the links to crisis contacts. */
export const crisisLinks = {
  call988: "tel:988" as string,
  text988: "sms:988" as string,
  call911: "tel:911" as string,
  textHome: "sms:741741?&body=HOME" as string,
  oldNumber: "tel:+18002738255" as string,
} as const;
