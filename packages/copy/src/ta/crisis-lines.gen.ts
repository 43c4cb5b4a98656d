// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** Helplines are in display order: 988 is first. */
export const helplines = [
  {
    id: "call-988",
    label: "Call 988" as string,
    detail: "Suicide & Crisis Lifeline, free, at any hour" as string,
    href: "tel:988",
  },
  {
    id: "text-988",
    label: "Text 988" as string,
    detail: "Suicide & Crisis Lifeline, by message" as string,
    href: "sms:988",
  },
  {
    id: "call-911",
    label: "Call 911" as string,
    detail: "Emergency Services, when someone is in danger now" as string,
    href: "tel:911",
  },
  {
    id: "text-home",
    label: "Text HOME to 741741" as string,
    detail: "Crisis Text Line" as string,
    href: "sms:741741?&body=HOME",
  },
  {
    id: "call-1800",
    label: "1-800-273-8255" as string,
    detail: "National Suicide Prevention Lifeline, also reaches 988" as string,
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
