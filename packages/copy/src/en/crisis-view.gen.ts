// Generated from messages/*/crisis-view.json by `make gen`. Change that file.

/** @file The texts of a conversation whose client may be in crisis: the bar, what the client was shown, the steps and the other help next to it, and the dialog that hands it to the team. Nothing here names a trusted contact. */

export const title = (v: { clientName: string | number }) => `${v.clientName} may be in crisis`;
export const titleConcern = (v: { clientName: string | number }) => `${v.clientName} wrote something worth a closer look`;
/** The parts of the line below the title. */
export const written = (v: { duration: string | number }) => `Written ${v.duration} ago`;
export const writtenAt = (v: { duration: string | number; time: string | number }) => `Written ${v.duration} ago, ${v.time} for them`;
export const opened = (v: { duration: string | number }) => `you opened it ${v.duration} ago`;
export const shown = "they've been shown 988" as string;
export const handedByYou = (v: { duration: string | number }) => `you alerted the team ${v.duration} ago`;
export const handedBy = (v: { coachName: string | number; duration: string | number }) => `${v.coachName} alerted the team ${v.duration} ago`;
export const stateFailed = "we couldn't check whether the team was alerted" as string;
export const others = (v: { count: number }) => `${v.count === 1 ? `${v.count} other client may be in crisis too` : `${v.count} other clients may be in crisis too`}`;
export const handOver = "Hand to the team" as string;
export const handOverAgain = "Alert the team again" as string;
export const steps = "Three steps" as string;
export const stepTexts = [
  {
    title: "Acknowledge, and stay" as string,
    text: (v: { clientName: string | number }) => `Name what ${v.clientName} wrote. Don't wait for the right words.`,
  },
  {
    title: "Ask directly" as string,
    text: () => "“Are you thinking of ending your life?” Asking doesn't raise the risk.",
  },
  {
    title: "Get a person near" as string,
    text: () => "Someone who can be with them, 988, or 911 if they have a plan and the means.",
  },
] as const;
export const coaching = (v: { clientName: string | number }) => `You're a coach, not a therapist. You don't have to fix it: stay with ${v.clientName} until someone is there.`;
export const reach = "Who else can be reached" as string;
export const team = {
  title: "Our team" as string,
  text: "“Hand to the team” alerts them, at any hour." as string,
} as const;
export const lifeline = {
  title: "988" as string,
  text: (v: { clientName: string | number }) => `${v.clientName} can call or text, free, at any hour. It's reached from the US only.`,
} as const;
export const emergency = {
  title: "911" as string,
  text: (v: { clientName: string | number }) => `In danger right now. ${v.clientName}, or someone with them, has to call.`,
} as const;
export const directory = "More help" as string;
export const directoryText = "By kind, place, and language. Opens our crisis page." as string;
export const history = "Crisis history" as string;
export const earlier = (v: { count: number }) => `${v.count === 1 ? `${v.count} earlier entry` : `${v.count} earlier entries`}`;
export const earlierLast = (v: { outcome: string | number; when: string | number }) => `Last: ${v.outcome}, ${v.when}`;
export const earlierNone = "No earlier entries." as string;
export const shownTitle = "What they were shown:" as string;
export const shownHelp = (v: { call: string | number; text: string | number; emergency: string | number; home: string | number; time: string | number }) => `${v.call}, ${v.text}, ${v.emergency}, and ${v.home}, in their chat for a day from ${v.time} their time. We don't track what they tap, so ask what they've tried.`;
export const openers = [
  "I'm here. I read what you wrote." as string,
  "Are you thinking of ending your life?" as string,
  "Is someone with you right now?" as string,
] as const;
export const openersLabel = "Ways to start. They fill the message box. Nothing is sent." as string;
export const send = "Send" as string;
export const dialogTitle = "Hand to the team?" as string;
export const dialogText = (v: { clientName: string | number }) => `We alert the team right away, without ${v.clientName}'s name or words. Keep writing until someone takes over. ${v.clientName} stays at the top of your list until you close this with an outcome.`;
export const note = "Note for the team" as string;
export const noteHint = "What should they know first? It isn't in the email." as string;
export const alert = "Alert the team" as string;
export const alerting = "Alerting..." as string;
export const cancel = "Cancel" as string;
export const alertFailed = "The team wasn't alerted" as string;
export const alerted = {
  title: "The team has been alerted" as string,
  text: (v: { clientName: string | number }) => `Stay with ${v.clientName} until someone takes over.`,
} as const;
export const yourNote = "Your note for the team" as string;
export const charactersLeft = (v: { count: number }) => `${v.count === 1 ? `${v.count} character left` : `${v.count} characters left`}`;
export const charactersOver = (v: { count: number }) => `${v.count === 1 ? `${v.count} character too many` : `${v.count} characters too many`}`;
