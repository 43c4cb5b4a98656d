// Generated from messages/*/community-yours.json by `make gen`. Change that file.

/** @file The texts of the page with a member's own posts and comments, and the decisions about them and about the member's flags. Only that member can open it. */

export const title = "Yours";
export const description = "What you wrote in the community, and what became of it.";
export const lead = "What you wrote, and what became of it. Nobody else can open this page.";
export const link = "Yours";
export const linkNew = (v: { count: number }) => `${v.count === 1 ? `Yours, ${v.count} new` : `Yours, ${v.count} new`}`;
export const backToCommunity = "Community";
export const tabs = "Parts of this page";
export const newsTab = "What is new";
export const wordsTab = "What you wrote";
export const newsFailed = "What is new could not be loaded";
export const wordsFailed = "What you wrote could not be loaded";
export const noNewsTitle = "Nothing new";
export const noNewsText = "Answers to your posts and what became of your flags are told here.";
export const noWordsTitle = "You have not written here yet";
export const noWordsText = "Your posts and comments stand here, whatever names they were written under.";
export const older = "Show older ones";
export const loadingOlder = "Loading older ones";
export const moreFailed = "Older ones could not be loaded";
export const unseenMark = "New";
export const seenFailed = "This could not be marked as seen";
export const post = "Post";
export const comment = "Comment";
export const commentUnder = (v: { title: string | number }) => `Comment under: ${v.title}`;
export const underGone = "Comment under a post that is not shown any more";
export const published = "Shown";
export const held = "Waits for a look";
export const hidden = "Out of sight";
export const scheduled = "Not visible to others yet";
export const removed = "Removed";
export const appealed = "You asked for another look";
export const aboutGone = "The thread cannot be opened any more.";
export const answer = (v: { count: number }) => `${v.count === 1 ? `Somebody answered your post.` : `${v.count} answers to your post.`}`;
export const kept = "Somebody looked at what you wrote, and it is shown.";
export const restored = "What you wrote is shown again, after another look.";
export const hiddenNews = "What you wrote was taken out of sight. You can change it, or ask for another look.";
export const removedNews = "What you wrote was removed. You can ask for another look once.";
export const warned = "Please read the guidelines once more before you write again.";
export const suspended = "You cannot write in the community for a while. Reading stays open.";
export const helped = "Somebody thought of you. If it is heavy, call or text 988 at any hour.";
export const appealKept = "Somebody looked again. The decision stays.";
export const hiddenFinal = "Somebody looked again. What you wrote is out of sight. You can still change it.";
export const removedFinal = "Somebody looked again. What you wrote was removed.";
export const flagKept = "Thank you for flagging. We looked at it, and it stays.";
export const flagActed = "Thank you for flagging. We looked at it and did something about it.";
export const flagGone = "Thank you for flagging. It is not there any more.";
