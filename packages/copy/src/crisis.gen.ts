// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** The kinds, as Kinds lists them. */
export const crisis = {
  heading: "You don't have to hold this alone.",
  text: "Someone trained for this answers 988 now, free, in the US.",
  told: "Your coach has been told.",
  flaggedTitle: "{clientName} wrote something that needs you.",
  flaggedDetail: "They have been shown 988.",
  inCrisis: "In a crisis call or text",
  coachTold: "{coachName} has been told.",
  call988: "Call 988",
  text988: "Text 988",
  call911: "Call 911",
  inDanger: "In danger now:",
  number911: "911",
  textHome: "Text HOME to",
  homeNumber: "741741",
  oldNumber: "1-800-273-8255",
  oldNumberNote: "also reaches 988",
  short: "In a crisis: call or text 988, call 911, or text HOME to 741741.",
  bannerLabel: "Help is near",
  moreLanguages: "More languages",
  english: "English",
  forClient: "Is a client in danger? They can call or text 988, or call 911. Both work in the US only.",
  links: {
    call988: "tel:988",
    text988: "sms:988",
    call911: "tel:911",
    textHome: "sms:741741?&body=HOME",
    oldNumber: "tel:+18002738255",
  },
  urgent: "Urgent",
  openChat: "Open chat",
  flagged: "{clientName} wrote something that needs you. They have been shown 988.",
  flaggedSince: "Flagged {ago}",
} as const;

/** Helplines are in display order: 988 is first. */
export const helplines = [
  {
    id: "call-988",
    label: "Call 988",
    detail: "Suicide & Crisis Lifeline, free, at any hour",
    href: "tel:988",
  },
  {
    id: "text-988",
    label: "Text 988",
    detail: "Suicide & Crisis Lifeline, by message",
    href: "sms:988",
  },
  {
    id: "call-911",
    label: "Call 911",
    detail: "Emergency Services, when someone is in danger now",
    href: "tel:911",
  },
  {
    id: "text-home",
    label: "Text HOME to 741741",
    detail: "Crisis Text Line",
    href: "sms:741741?&body=HOME",
  },
  {
    id: "call-1800",
    label: "1-800-273-8255",
    detail: "National Suicide Prevention Lifeline, also reaches 988",
    href: "tel:+18002738255",
  },
] as const;
