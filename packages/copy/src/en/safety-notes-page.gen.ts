// Generated from messages/*/safety-notes-page.json by `make gen`. Change that file.

/** @file The texts of the page with the member's safety notes, and of its copy on the device. */

/** TabTitle names the browser tab, which other people may see. */
export const tabTitle = "Notes" as string;
export const title = "My safety notes" as string;
export const description = "Notes for the hard hours, in your own words." as string;
export const lead = "For the hard hours. Written by you, in your words." as string;
export const changedOn = (v: { date: string | number }) => `Last changed on ${v.date}.`;
export const callTitle = "Call someone now" as string;
export const callText = "988 is free, at any hour." as string;
export const callContact = (v: { contactName: string | number }) => `Call ${v.contactName}`;
export const moreHelp = "More help, by language" as string;
export const guide = "Edit with a guide" as string;
export const print = "Print" as string;
export const guideStep = (v: { place: string | number; count: string | number }) => `${v.place} of ${v.count}`;
/** The guide's questions, by the IDs of the sections that notes start with. GuideOther is for all other sections. */
export const guideQuestions = [
  {
    id: "ae5fa02f-ac50-5ab7-8843-0dfc55026b8b",
    title: "What I notice first" as string,
    question: "What do you notice first when it gets hard? It can be a thought, a feeling or something you do." as string,
  },
  {
    id: "1c69d7c1-c71c-5f8e-a456-d57303a252c2",
    title: "What steadies me" as string,
    question: "What has helped before, even a little, that you can do on your own?" as string,
  },
  {
    id: "4958ceb1-550e-56f2-bd4c-70906b15c5cb",
    title: "Where I go, who I'm near" as string,
    question: "Where can you go, or who can you be near, without having to explain?" as string,
  },
  {
    id: "314363d5-35c5-5f64-af34-2758461dfdf4",
    title: "Who I tell" as string,
    question: "Who could you tell? Write the name, and words that you could send." as string,
  },
  {
    id: "692605df-65d1-59ef-bca1-ff777b23a0d3",
    title: "Numbers I can call" as string,
    question: "Which numbers would you call? 988 and 911 are always on this page." as string,
  },
  {
    id: "3bf81797-4a15-559f-be80-a08c7edd1b76",
    title: "What I put out of reach" as string,
    question: "What would be safer out of reach, and who could keep it for you?" as string,
  },
] as const;
export const guideOther = "What belongs here?" as string;
export const guideText = "One per line. Leave it empty if nothing comes to mind." as string;
export const guideNext = "Next" as string;
export const guideBack = "Back" as string;
export const guideFinish = "Finish" as string;
export const editOf = (v: { title: string | number }) => `Edit ${v.title}`;
export const empty = "Nothing here yet" as string;
export const add = "Add a section" as string;
export const full = "You can have at most 12 sections." as string;
export const newSection = "New section" as string;
export const editSection = "Edit section" as string;
export const titleLabel = "Title" as string;
export const textLabel = "Notes" as string;
export const textHelp = "One per line." as string;
export const place = "Position" as string;
export const placeOf = (v: { place: string | number; count: string | number }) => `${v.place} of ${v.count}`;
export const charactersLeft = (v: { count: number }) => `${v.count === 1 ? `${v.count} character left` : `${v.count} characters left`}`;
export const charactersOver = (v: { count: number }) => `${v.count === 1 ? `${v.count} character too many` : `${v.count} characters too many`}`;
export const remove = "Remove section" as string;
export const removeTitle = (v: { title: string | number }) => `Remove “${v.title}”?`;
export const removeText = "Its title and notes are deleted for good." as string;
export const removeConfirm = "Remove section" as string;
export const removing = "Removing..." as string;
export const save = "Save" as string;
export const saving = "Saving..." as string;
export const cancel = "Cancel" as string;
export const saveFailed = "We couldn't save your notes" as string;
export const otherVersion = "This section was changed on another device. It now says:" as string;
export const contact = "My trusted contact" as string;
export const contactText = "Only you see the name and number. Your coach never does." as string;
export const contactName = "Name" as string;
export const contactPhone = "Phone number" as string;
export const contactEdit = "Edit my trusted contact" as string;
export const contactAdd = "Add someone I trust" as string;
export const contactFailed = "We couldn't load your trusted contact" as string;
export const contactRemove = "Remove contact" as string;
export const contactEmpty = "No one yet" as string;
export const settings = "Where your notes are" as string;
export const keepPhone = "Keep on this phone" as string;
export const keepDevice = "Keep on this device" as string;
export const keepText = "Opens without internet and without logging in. Logging out or quick exit removes it." as string;
export const keepShared = "Off on shared devices." as string;
export const keepFailed = "Your notes weren't kept on this device" as string;
export const keepFailedText = "This browser doesn't allow it. Your notes are still in your account." as string;
export const share = (v: { coachName: string | number }) => `Share with ${v.coachName}`;
export const shareText = (v: { coachName: string | number }) => `${v.coachName} sees titles and notes only while this is on, and never your contact.`;
export const sharedSince = (v: { date: string | number }) => `Shared since ${v.date}.`;
export const shareNothing = "Write something first, then share it." as string;
export const shareFailed = (v: { coachName: string | number }) => `Your notes weren't shared with ${v.coachName}`;
export const stopFailed = (v: { coachName: string | number }) => `${v.coachName} still sees your notes`;
const private_ = "Your notes are encrypted before we store them. No one is alerted by what you write here." as string;
const delete_ = "Delete my safety notes" as string;
export const deleteTitle = "Delete your safety notes?" as string;
export const deleteText = "Your titles, notes and contact are deleted for good, and so is the copy on this device. Your coach no longer sees them." as string;
export const deleteConfirm = "Delete notes" as string;
export const deleting = "Deleting..." as string;
export const deleted = {
  title: "Safety notes deleted" as string,
  text: "You can start new ones anytime." as string,
} as const;
export const loadFailed = "We couldn't load your safety notes" as string;
export const unreadable = "We can't open your notes right now" as string;
export const unreadableText = "They're still stored. If you write new notes, those replace them." as string;
export const startOver = "Write new notes" as string;
export const offline = (v: { date: string | number }) => `We can't reach your account right now. This is the copy on this device, from ${v.date}.`;
export const offlineNone = "We can't reach your account right now, and this device has no copy of your notes." as string;
export { private_ as private, delete_ as delete };
