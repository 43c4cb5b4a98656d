// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/**
 * Risk holds the texts for a member in a hard moment: on the dashboard, beside a companion's direct question, and the
 * server's messages. No text says which kind of risk was found, because others may see the screen.
 */
export const risk = {
  label: "A hard moment",
  text: "988 answers now, by call or text, free in the US.",
  writeCoach: "Message {coachName}",
  coachHours: "{coachName} may need hours to answer. 988 doesn't.",
  safe: "I'm safe now",
  safeText: "Someone is with me, or the moment has passed.",
  afterTitle: "Last time was heavy. How is it now?",
  afterText: "Only you see this.",
  easier: "Easier",
  same: "The same",
  harder: "Harder",
  thanks: {
    title: "Thank you for answering",
    text: "Help stays one tap away.",
  },
  safeSaved: {
    title: "Good to know",
    text: "Help stays here if you need it again.",
  },
  failed: "We couldn't save your answer. Please try again.",
  questionLabel: "Your answer",
  yes: "Yes",
  sometimes: "Sometimes",
  no: "No",
  declined: "I'd rather not say",
  tellCoach: "Tell {coachName}",
  tellNote: "You see the text first and can change it. Nothing is sent until you send it.",
  tellDraft: "I'm not doing well and I don't feel safe with my thoughts. Can you write to me as soon as you see this?",
  questionNote: "Your answer goes to no one. You can also just write.",
  ownWords: "Or write it in your own words",
  takeTime: "Take your time. Help is right below.",
  notLoaded: "Part of this page didn't load",
  notLoadedText: "If this is a hard moment, 988 answers now, by call or text, free in the US.",
  unknownAnswer: "Answer with yes, sometimes, no, or declined.",
  unknownReport: "Answer with safe, easier, same, or harder.",
} as const;
