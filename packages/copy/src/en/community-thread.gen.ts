// Generated from messages/*/community-thread.json by `make gen`. Change that file.

/** @file The texts of the dialog with one post and its comments. */

export const loading = "Opening the post";
export const failed = "The post could not be loaded";
export const goneTitle = "This post is not here any more";
export const goneText = "Its author took it back, or it is out of sight while somebody looks at it. The address may also not be whole.";
export const backToCommunity = "Back to the community";
export const takenBackTitle = "Taken back";
export const takenBackText = "The author took this post back. What others answered stays.";
export const originalPoster = "Original poster";
export const you = "You";
export const edited = "edited";
export const tagsLabel = "Tags";
export const menu = "What you can do with this post";
export const commentMenu = (v: { name: string | number }) => `What you can do with the comment of ${v.name}`;
export const edit = "Edit";
const delete_ = "Delete";
export const flag = "Flag";
export const copyLink = "Copy link";
export const linkCopied = {
  title: "Link copied",
  text: "It opens for members only.",
} as const;
export const linkFailed = {
  title: "The link could not be copied",
  text: "You can copy the address of this page instead.",
} as const;
export const newTab = "(opens in a new tab)";
export const comments = (v: { count: number }) => `${v.count === 1 ? `${v.count} comment` : `${v.count} comments`}`;
export const commentsTitle = "Comments";
export const commentsFailed = "The comments could not be loaded";
export const noComments = "Nobody has answered yet";
export const noCommentsText = "A sentence is enough to say that it was read.";
export const earlier = "Show earlier comments";
export const loadingEarlier = "Loading earlier comments";
export const later = "Show later comments";
export const loadingLater = "Loading later comments";
export const moreFailed = "More comments could not be loaded.";
export const newest = "Jump to the newest";
export const newComments = (v: { count: number }) => `${v.count === 1 ? `${v.count} new comment` : `${v.count} new comments`}`;
export const commentGone = "The comment that you came for is not here any more. This is the thread it stood in.";
export const commentLabel = "Your comment";
export const commentPlaceholder = "Write a comment";
export const asWho = (v: { name: string | number }) => `You write here as ${v.name}.`;
export const nameless = "You get a name for this thread alone.";
export const send = "Add comment";
export const sending = "Adding...";
export const charactersLeft = (v: { count: number }) => `${v.count === 1 ? `${v.count} character left` : `${v.count} characters left`}`;
export const charactersOver = (v: { count: number }) => `${v.count === 1 ? `${v.count} character too many` : `${v.count} characters too many`}`;
export const added = "Your comment was added.";
export const addFailed = "Failed to add comment";
export const thanks = {
  title: "Thank you!",
  text: "Somebody will know that they were read.",
} as const;
export const editLabel = "Edit your comment";
export const save = "Save";
export const saving = "Saving...";
export const commentSaved = "Comment changed";
export const editFailed = "Your comment could not be changed";
export const deletePostTitle = "Delete your post?";
export const deletePostText = "Title, words and tags are erased at once, and nobody can bring them back. What others answered can still be read.";
export const deleteCommentTitle = "Delete your comment?";
export const deleteCommentText = "It is erased at once, and nobody can bring it back.";
export const deleteIt = "Delete";
export const deleting = "Deleting...";
export const keepIt = "Keep it";
export const postDeleted = {
  title: "Post deleted",
  text: "Your words are gone.",
} as const;
export const commentDeleted = {
  title: "Comment deleted",
  text: "Your words are gone.",
} as const;
export const deleteFailed = "It could not be deleted";
export const flagPostTitle = "Flag this post";
export const flagCommentTitle = "Flag this comment";
export const flagText = "Somebody who looks after the community reads it. The author is not told who flagged it.";
export const flagReason = "What is wrong with it?";
export const flagNotes = "Anything else";
export const flagNotesHint = "Please name nobody here.";
export const flagSend = "Flag it";
export const flagSending = "Flagging...";
export const flagged = {
  title: "Content flagged",
  text: "You find what became of it under Yours.",
} as const;
export const flagFailed = "Failed to flag content";
export const acceptFirst = "Before you write here, please read what we ask of each other.";
export const readGuidelines = "Read the guidelines";
export const held = "It has a link, and your account is new. Somebody reads it before others see it.";
export const hidden = "Somebody who looks after the community took this out of sight. Only you see it.";
export const hiddenWaiting = "Several members flagged this, or somebody who looks after the community decided so. Only you see it. What is decided is told under Yours.";
export const removed = "Somebody who looks after the community removed this. Only you see it, and it cannot be changed.";
export const scheduledTitle = "Not visible to others yet";
export const appearsSoon = "Others will see it within 30 minutes.";
export const appearsLater = "Others will see it at a random moment within 2 days, so no one can tell it is from the person who wrote elsewhere.";
export const heldTitle = "Waits for a look";
export const hiddenTitle = "Out of sight";
export const removedTitle = "Removed";
export const commentHeld = "Waits for a look, because of the link. Only you see it.";
export const commentHidden = "Taken out of sight. Only you see it.";
export const commentHiddenWaiting = "Out of sight. Only you see it. What is decided is told under Yours.";
export const commentRemoved = "Removed. Only you see it, and it cannot be changed.";
export const appeal = "Ask for another look";
export const appealTitle = "Ask for another look";
export const appealText = "Say why it should be shown. Somebody reads it together with your words. You can ask once, and what they decide then stays.";
export const appealLabel = "Why it should be shown";
export const appealHint = "Please name nobody here.";
export const appealSend = "Ask";
export const appealSending = "Asking...";
export const appealed = {
  title: "Asked for another look",
  text: "You find what became of it under Yours.",
} as const;
export const appealFailed = "Your request could not be sent";
export { delete_ as delete };
