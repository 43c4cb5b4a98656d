// Generated from messages/*/community-yours.json by `make gen`. Change that file.

/** @file The texts of the page with a member's own posts and comments, and the decisions about them and about the member's flags. Only that member can open it. */

export const title = "Your posts" as string;
export const description = "What you wrote in the community, and what was decided about it." as string;
export const lead = "What you wrote, and what was decided about it. No one else can open this page." as string;
export const link = "Your posts" as string;
export const linkNew = (v: { count: number }) => `${v.count === 1 ? `Your posts, ${v.count} new` : `Your posts, ${v.count} new`}`;
export const backToCommunity = "Community" as string;
export const tabs = "Parts of this page" as string;
export const newsTab = "Updates" as string;
export const wordsTab = "What you wrote" as string;
export const newsFailed = "We couldn't load your updates" as string;
export const wordsFailed = "We couldn't load what you wrote" as string;
export const noNewsTitle = "No updates yet" as string;
export const noNewsText = "Comments on your posts and decisions about your reports show up here." as string;
export const noWordsTitle = "You haven't written anything yet" as string;
export const noWordsText = "Your posts and comments show up here, under whatever names you wrote them." as string;
export const older = "Show more" as string;
export const loadingOlder = "Loading more" as string;
export const moreFailed = "We couldn't load more" as string;
export const unseenMark = "New" as string;
export const seenFailed = "We couldn't mark this as seen" as string;
export const post = "Post" as string;
export const comment = "Comment" as string;
export const commentUnder = (v: { title: string | number }) => `Comment on: ${v.title}`;
export const underGone = "Comment on a post that's no longer shown" as string;
export const published = "Shown" as string;
export const held = "Waiting for review" as string;
export const hidden = "Hidden" as string;
export const scheduled = "Not visible to others yet" as string;
export const removed = "Removed" as string;
export const appealed = "You asked for another review" as string;
export const aboutGone = "You can't open this thread anymore." as string;
export const answer = (v: { count: number }) => `${v.count === 1 ? `${v.count} new comment on your post.` : `${v.count} new comments on your post.`}`;
export const kept = "A moderator reviewed what you wrote, and it's shown." as string;
export const restored = "After another review, what you wrote is shown again." as string;
export const hiddenNews = "What you wrote was hidden. You can change it, or ask for another review." as string;
export const removedNews = "What you wrote was removed. You can ask for another review once." as string;
export const warned = "Please read the guidelines again before your next post." as string;
export const suspended = "You can't write in the community for a while. You can still read." as string;
export const helped = "Someone thought of you. If things are hard, call or text 988 at any hour." as string;
export const appealKept = "A moderator reviewed it again. The decision stays." as string;
export const hiddenFinal = "A moderator reviewed it again. What you wrote stays hidden. You can still change it." as string;
export const removedFinal = "A moderator reviewed it again. What you wrote stays removed." as string;
export const flagKept = "Thank you for your report. We reviewed it, and it stays." as string;
export const flagActed = "Thank you for your report. We reviewed it and took action." as string;
export const flagGone = "Thank you for your report. It's no longer there." as string;
