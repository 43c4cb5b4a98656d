// Generated from messages/*/community-yours.json by `make gen`. Change that file.

/** @file The texts of the page with a member's own posts and comments, and the decisions about them and about the member's flags. Only that member can open it. */

export const title = "Your posts";
export const description = "What you wrote in the community, and what was decided about it.";
export const lead = "What you wrote, and what was decided about it. No one else can open this page.";
export const link = "Your posts";
export const linkNew = (v: { count: number }) => `${v.count === 1 ? `Your posts, ${v.count} new` : `Your posts, ${v.count} new`}`;
export const backToCommunity = "Community";
export const tabs = "Parts of this page";
export const newsTab = "Updates";
export const wordsTab = "What you wrote";
export const newsFailed = "We couldn't load your updates";
export const wordsFailed = "We couldn't load what you wrote";
export const noNewsTitle = "No updates yet";
export const noNewsText = "Comments on your posts and decisions about your reports show up here.";
export const noWordsTitle = "You haven't written anything yet";
export const noWordsText = "Your posts and comments show up here, under whatever names you wrote them.";
export const older = "Show more";
export const loadingOlder = "Loading more";
export const moreFailed = "We couldn't load more";
export const unseenMark = "New";
export const seenFailed = "We couldn't mark this as seen";
export const post = "Post";
export const comment = "Comment";
export const commentUnder = (v: { title: string | number }) => `Comment on: ${v.title}`;
export const underGone = "Comment on a post that's no longer shown";
export const published = "Shown";
export const held = "Waiting for review";
export const hidden = "Hidden";
export const scheduled = "Not visible to others yet";
export const removed = "Removed";
export const appealed = "You asked for another review";
export const aboutGone = "You can't open this thread anymore.";
export const answer = (v: { count: number }) => `${v.count === 1 ? `${v.count} new comment on your post.` : `${v.count} new comments on your post.`}`;
export const kept = "A moderator reviewed what you wrote, and it's shown.";
export const restored = "After another review, what you wrote is shown again.";
export const hiddenNews = "What you wrote was hidden. You can change it, or ask for another review.";
export const removedNews = "What you wrote was removed. You can ask for another review once.";
export const warned = "Please read the guidelines again before your next post.";
export const suspended = "You can't write in the community for a while. You can still read.";
export const helped = "Someone thought of you. If things are hard, call or text 988 at any hour.";
export const appealKept = "A moderator reviewed it again. The decision stays.";
export const hiddenFinal = "A moderator reviewed it again. What you wrote stays hidden. You can still change it.";
export const removedFinal = "A moderator reviewed it again. What you wrote stays removed.";
export const flagKept = "Thank you for your report. We reviewed it, and it stays.";
export const flagActed = "Thank you for your report. We reviewed it and took action.";
export const flagGone = "Thank you for your report. It's no longer there.";
