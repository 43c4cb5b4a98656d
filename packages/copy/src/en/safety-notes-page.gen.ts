// Generated from messages/*/safety-notes-page.json by `make gen`. Change that file.

/** @file The texts of the page with the member's safety notes, and of its copy on the device. */

/** TabTitle names the browser tab, which other people may see. */
export const tabTitle = "Notes";
export const title = "My safety notes";
export const description = "Notes for the hard hours, in your own words.";
export const lead = "For the hard hours. Written by you, in your words.";
export const changedOn = (v: { date: string | number }) => `Last changed on ${v.date}.`;
export const callTitle = "Call someone now";
export const callText = "988 is free, at any hour.";
export const callContact = (v: { contactName: string | number }) => `Call ${v.contactName}`;
export const moreHelp = "More help, by language";
export const guide = "Edit with a guide";
export const print = "Print";
export const guideStep = (v: { place: string | number; count: string | number }) => `${v.place} of ${v.count}`;
/** GuideQuestions are the guide's questions, by the titles of SafetySections; GuideOther is for all other titles. */
export const guideQuestions = [
  {
    title: "What I notice first",
    question: "What do you notice first when it gets hard? It can be a thought, a feeling or something you do.",
  },
  {
    title: "What steadies me",
    question: "What has helped before, even a little, that you can do on your own?",
  },
  {
    title: "Where I go, who I'm near",
    question: "Where can you go, or who can you be near, without having to explain?",
  },
  {
    title: "Who I tell",
    question: "Who could you tell? Write the name, and words that you could send.",
  },
  {
    title: "Numbers I can call",
    question: "Which numbers would you call? 988 and 911 are always on this page.",
  },
  {
    title: "What I put out of reach",
    question: "What would be safer out of reach, and who could keep it for you?",
  },
] as const;
export const guideOther = "What belongs here?";
export const guideText = "One per line. Leave it empty if nothing comes to mind.";
export const guideNext = "Next";
export const guideBack = "Back";
export const guideFinish = "Finish";
export const editOf = (v: { title: string | number }) => `Edit ${v.title}`;
export const empty = "Nothing here yet";
export const add = "Add a section";
export const full = "You can have at most 12 sections.";
export const newSection = "New section";
export const editSection = "Edit section";
export const titleLabel = "Title";
export const textLabel = "Notes";
export const textHelp = "One per line.";
export const place = "Position";
export const placeOf = (v: { place: string | number; count: string | number }) => `${v.place} of ${v.count}`;
export const charactersLeft = (v: { count: number }) => `${v.count === 1 ? `${v.count} character left` : `${v.count} characters left`}`;
export const charactersOver = (v: { count: number }) => `${v.count === 1 ? `${v.count} character too many` : `${v.count} characters too many`}`;
export const remove = "Remove section";
export const removeTitle = (v: { title: string | number }) => `Remove “${v.title}”?`;
export const removeText = "Its title and notes are deleted for good.";
export const removeConfirm = "Remove section";
export const removing = "Removing...";
export const save = "Save";
export const saving = "Saving...";
export const cancel = "Cancel";
export const saveFailed = "We couldn't save your notes";
export const otherVersion = "This section was changed on another device. It now says:";
export const contact = "My trusted contact";
export const contactText = "Only you see the name and number. Your coach never does.";
export const contactName = "Name";
export const contactPhone = "Phone number";
export const contactEdit = "Edit my trusted contact";
export const contactRemove = "Remove contact";
export const contactEmpty = "No one yet";
export const settings = "Where your notes are";
export const keepPhone = "Keep on this phone";
export const keepDevice = "Keep on this device";
export const keepText = "Opens without internet and without logging in. Logging out or quick exit removes it.";
export const keepShared = "Off on shared devices.";
export const keepFailed = "Your notes weren't kept on this device";
export const keepFailedText = "This browser doesn't allow it. Your notes are still in your account.";
export const share = (v: { coachName: string | number }) => `Share with ${v.coachName}`;
export const shareText = (v: { coachName: string | number }) => `${v.coachName} sees titles and notes only while this is on, and never your contact.`;
export const sharedSince = (v: { date: string | number }) => `Shared since ${v.date}.`;
export const shareNothing = "Write something first, then share it.";
export const shareFailed = (v: { coachName: string | number }) => `Your notes weren't shared with ${v.coachName}`;
export const stopFailed = (v: { coachName: string | number }) => `${v.coachName} still sees your notes`;
const private_ = "Your notes are encrypted before we store them. No one is alerted by what you write here.";
const delete_ = "Delete my safety notes";
export const deleteTitle = "Delete your safety notes?";
export const deleteText = "Your titles, notes and contact are deleted for good, and so is the copy on this device. Your coach no longer sees them.";
export const deleteConfirm = "Delete notes";
export const deleting = "Deleting...";
export const deleted = {
  title: "Safety notes deleted",
  text: "You can start new ones anytime.",
} as const;
export const loadFailed = "We couldn't load your safety notes";
export const unreadable = "We can't open your notes right now";
export const unreadableText = "They're still stored. If you write new notes, those replace them.";
export const startOver = "Write new notes";
export const offline = (v: { date: string | number }) => `We can't reach your account right now. This is the copy on this device, from ${v.date}.`;
export const offlineNone = "We can't reach your account right now, and this device has no copy of your notes.";
export { private_ as private, delete_ as delete };
