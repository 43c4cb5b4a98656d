// Generated from messages/*/check-ins-page.json by `make gen`. Change that file.

/** @file The texts of check-ins: how a member's days are, on the dashboard and on the page of a month. */

export const title = "Check-ins" as string;
export const description = "How your days have been, a month at a glance." as string;
export const question = "How are you today?" as string;
export const hint = "Tap one, then a word" as string;
export const firstHint = "Takes ten seconds" as string;
export const firstText = "The more sun in the courtyard, the lighter the day. Only you see this unless you share it." as string;
export const moods = "How the day is" as string;
export const words = "A word for the day" as string;
export const ownWord = "Own word" as string;
export const ownWordLabel = "Your own word" as string;
export const saveWord = "Save word" as string;
export const saved = "Saved. Only you can see it." as string;
export const savedShared = (v: { coachName: string | number }) => `Saved. ${v.coachName} can see it.`;
export const share = (v: { coachName: string | number }) => `Share with ${v.coachName}`;
export const seeMonth = "See the month" as string;
export const mostly = (v: { count: number; mood: string | number }) => `${v.count === 1 ? `${v.count} check-in, ${v.mood}.` : `${v.count} check-ins, mostly ${v.mood}.`}`;
export const dots = "Days without one stay dots. That's fine." as string;
export const oneTile = "One tile a day, when you feel like it." as string;
/** Read out instead of the picture of a month. {summary} is a sentence with the number of check-ins. */
export const picture = (v: { month: string | number; summary: string | number }) => `${v.month}: ${v.summary} Open the month for a table.`;
export const none = "No check-ins yet." as string;
export const earlier = "Earlier month" as string;
export const later = "Later month" as string;
export const asTable = "Show as a table" as string;
export const asTiles = "Show as tiles" as string;
export const key = "What the tiles mean" as string;
export const day = "Day" as string;
export const mood = "Mood" as string;
export const word = "Word" as string;
export const note = "Note" as string;
export const shared = "Shared" as string;
export const yes = "Yes" as string;
export const no = "No" as string;
/** The name of a day's tile. {what} is its mood, with the word if there is one. */
export const dayLabel = (v: { day: string | number; what: string | number }) => `${v.day}: ${v.what}`;
export const noEntry = "no check-in" as string;
/** A day in two words: Good, hopeful. */
export const moodAndWord = (v: { mood: string | number; word: string | number }) => `${v.mood}, ${v.word}`;
export const privateAt = (v: { time: string | number }) => `${v.time}. Only you can see it.`;
export const sharedAt = (v: { time: string | number; coachName: string | number }) => `${v.time}. ${v.coachName} can see it.`;
export const unreadable = "We can't open this check-in right now. You can write it again." as string;
export const addLine = "Add a line" as string;
export const change = "Change" as string;
export const noteLabel = "A line about the day" as string;
export const noteHint = "Only if you like." as string;
export const save = "Save" as string;
export const saving = "Saving..." as string;
export const remove = "Delete" as string;
export const removeTitle = "Delete this check-in?" as string;
export const removeText = "It's gone at once and for good, for your coach too." as string;
export const removing = "Deleting..." as string;
export const keep = "Keep it" as string;
export const howWas = "How was this day?" as string;
export const tooOld = "You can change the last 31 days." as string;
export const wordsTitle = "Words this month" as string;
export const wordCount = (v: { word: string | number; count: string | number }) => `${v.word} ${v.count}`;
export const noWords = "No words yet." as string;
export const low = <T>(v: { days: string | number; of: string | number; coachName: string | number; link: (text: string) => T }): (string | T)[] => [`Lower on `, `${v.days}`, ` of the last `, `${v.of}`, ` days. If it stays heavy, tell `, `${v.coachName}`, ` or open `, v.link(`your safety notes`), `.`];
export const lowAlone = <T>(v: { days: string | number; of: string | number; link: (text: string) => T }): (string | T)[] => [`Lower on `, `${v.days}`, ` of the last `, `${v.of}`, ` days. If it stays heavy, tell someone you trust or open `, v.link(`your safety notes`), `.`];
export const shareOff = "Off. They see none of this." as string;
export const shareOn = (v: { count: number }) => `${v.count === 1 ? `They see ${v.count} day of this month.` : `They see ${v.count} days of this month.`}`;
export const chooseDays = "Choose days" as string;
export const shareTitle = (v: { coachName: string | number }) => `What ${v.coachName} can see`;
export const shareText = "They see the mood, the word, and the line of the days you choose, until you change this or have another coach." as string;
export const shareNone = "There are no check-ins in this month to share." as string;
export const all = "Choose all" as string;
export const noneOfThem = "Choose none" as string;
export const shareSave = "Save" as string;
export const shareSaved = {
  title: "Saved" as string,
  text: (v: { count: number; coachName: string | number }) => `${v.count === 0 ? `${v.coachName} sees no day of this month.` : v.count === 1 ? `${v.coachName} sees ${v.count} day of this month.` : `${v.coachName} sees ${v.count} days of this month.`}`,
} as const;
export const failed = "We couldn't save your check-in" as string;
export const shareFailed = "We couldn't change what you share" as string;
export const removeFailed = "We couldn't delete your check-in" as string;
export const loadFailed = "We couldn't load your check-ins" as string;
