// Generated from messages/*/after-session.json by `make gen`. Change that file.

/** @file What follows a session, on Sessions and the dashboard: what the coach shares, how it went, and the next one. {coachName} is the coach's first name. */

export const title = "After your session" as string;
export const shared = (v: { coachName: string | number }) => `${v.coachName} shared notes from your session`;
export const read = "Read" as string;
/** The heading of what the coach shared. */
export const notes = (v: { coachName: string | number }) => `Notes from ${v.coachName}`;
export const summary = "Summary" as string;
export const agreed = "What you agreed on" as string;
export const sharedOn = (v: { when: string | number }) => `Shared ${v.when}`;
export const changedOn = (v: { shared: string | number; changed: string | number }) => `Shared ${v.shared}. Changed ${v.changed}.`;
export const unreadable = (v: { coachName: string | number }) => `We can't open these notes right now. ${v.coachName} can share them again.`;
/** One question about a session, asked once. */
export const ask = (v: { coachName: string | number }) => `How was your session with ${v.coachName}?`;
const private_ = "Only you see your answer, unless you share it." as string;
export const note = "Anything to add?" as string;
export const noteCount = (v: { count: string | number; max: string | number }) => `${v.count} of ${v.max} characters`;
export const share = (v: { coachName: string | number }) => `Share my answer with ${v.coachName}`;
export const save = "Save answer" as string;
export const saving = "Saving..." as string;
export const skip = "Don't ask" as string;
export const skipping = "Closing..." as string;
export const saveFailed = "We couldn't save your answer" as string;
/** A toast. Its text is one of the next two. */
export const saved = "Answer saved" as string;
export const onlyYou = "Only you can see it." as string;
export const coachToo = (v: { coachName: string | number }) => `${v.coachName} can see it.`;
/** The member's answer; {rating} is one of the answers, such as "It helped a lot". */
export const answer = (v: { rating: string | number }) => `Your answer: ${v.rating}`;
export const answerUnreadable = "We can't open your answer right now." as string;
export const change = "Change answer" as string;
export const changeNamed = (v: { day: string | number }) => `Change answer about ${v.day}`;
export const keep = "Keep as it is" as string;
const delete_ = "Delete answer" as string;
export const deleting = "Deleting..." as string;
export const deleted = "Answer deleted" as string;
export const deleteFailed = "We couldn't delete your answer" as string;
/** Shown after the answer that one felt worse. The link leads to the numbers for a crisis. */
export const worse = <T>(v: { help: (text: string) => T }): (string | T)[] => [`Thank you for saying so. If it stays heavy, `, v.help(`help is here`), ` at any hour.`];
/** The offer of the next session, at the weekday and hour of the last one. */
export const next = "Book your next session" as string;
export const nextText = (v: { when: string | number }) => `Same time as before: ${v.when}`;
export const book = "Book this time" as string;
export const bookNamed = (v: { when: string | number }) => `Book ${v.when}`;
export const otherTimes = "Other times" as string;
export { private_ as private, delete_ as delete };
