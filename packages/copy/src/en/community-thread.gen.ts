// Generated from messages/*/community-thread.json by `make gen`. Change that file.

/** @file The texts of the dialog with one post and its comments. */

export const loading = "Opening the post";
export const failed = "We couldn't load the post";
export const goneTitle = "This post is no longer available";
export const goneText = "Its author deleted it, or it's hidden while a moderator reviews it. The link may also be incomplete.";
export const backToCommunity = "Back to the community";
export const takenBackTitle = "Deleted";
export const takenBackText = "The author deleted this post. Other people's comments stay.";
export const originalPoster = "Original poster";
export const you = "You";
export const edited = "edited";
export const tagsLabel = "Tags";
export const menu = "Post options";
export const commentMenu = (v: { name: string | number }) => `Options for the comment by ${v.name}`;
export const edit = "Edit";
const delete_ = "Delete";
export const flag = "Report";
export const copyLink = "Copy link";
export const linkCopied = {
  title: "Link copied",
  text: "Only members can open it.",
} as const;
export const linkFailed = {
  title: "We couldn't copy the link",
  text: "You can copy the address of this page instead.",
} as const;
export const newTab = "(opens in a new tab)";
export const comments = (v: { count: number }) => `${v.count === 1 ? `${v.count} comment` : `${v.count} comments`}`;
export const commentsTitle = "Comments";
export const commentsFailed = "We couldn't load the comments";
export const noComments = "No comments yet";
export const noCommentsText = "One sentence is enough to show it was read.";
export const earlier = "Show earlier comments";
export const loadingEarlier = "Loading earlier comments";
export const later = "Show later comments";
export const loadingLater = "Loading later comments";
export const moreFailed = "We couldn't load more comments.";
export const newest = "Jump to the newest comment";
export const newComments = (v: { count: number }) => `${v.count === 1 ? `${v.count} new comment` : `${v.count} new comments`}`;
export const commentGone = "The comment you're looking for is no longer available. This is the thread it was in.";
export const commentLabel = "Your comment";
export const commentPlaceholder = "Write a comment";
export const asWho = (v: { name: string | number }) => `You write here as ${v.name}.`;
export const nameless = "You get a name just for this thread.";
export const send = "Add comment";
export const sending = "Adding...";
export const charactersLeft = (v: { count: number }) => `${v.count === 1 ? `${v.count} character left` : `${v.count} characters left`}`;
export const charactersOver = (v: { count: number }) => `${v.count === 1 ? `${v.count} character too many` : `${v.count} characters too many`}`;
export const added = "Your comment was added.";
export const addFailed = "Failed to add comment";
export const thanks = {
  title: "Thank you!",
  text: "Someone will know they were heard.",
} as const;
export const editLabel = "Edit your comment";
export const save = "Save";
export const saving = "Saving...";
export const commentSaved = "Comment saved";
export const editFailed = "We couldn't save your comment";
export const deletePostTitle = "Delete your post?";
export const deletePostText = "The title, text, and tags are erased right away, and no one can bring them back. Other people's comments can still be read.";
export const deleteCommentTitle = "Delete your comment?";
export const deleteCommentText = "It's erased right away, and no one can bring it back.";
export const deleteIt = "Delete";
export const deleting = "Deleting...";
export const keepIt = "Cancel";
export const postDeleted = {
  title: "Post deleted",
  text: "What you wrote is gone.",
} as const;
export const commentDeleted = {
  title: "Comment deleted",
  text: "What you wrote is gone.",
} as const;
export const deleteFailed = "We couldn't delete it";
export const flagPostTitle = "Report this post";
export const flagCommentTitle = "Report this comment";
export const flagText = "A moderator will read it. The author isn't told who reported it.";
export const flagReason = "What's wrong with it?";
export const flagNotes = "Anything else";
export const flagNotesHint = "Please don't name anyone here.";
export const flagSend = "Send report";
export const flagSending = "Sending...";
export const flagged = {
  title: "Content flagged",
  text: "You'll find the decision in Your posts.",
} as const;
export const flagFailed = "Failed to flag content";
export const acceptFirst = "Before you write here, please read what we ask of each other.";
export const readGuidelines = "Read the guidelines";
export const held = "It has a link, and your account is new. A moderator reviews it before others see it.";
export const hidden = "A moderator hid this. Only you see it.";
export const hiddenWaiting = "Several members reported this, or a moderator hid it. Only you see it. You'll find the decision in Your posts.";
export const removed = "A moderator removed this. Only you see it, and it can't be changed.";
export const scheduledTitle = "Not visible to others yet";
export const appearsSoon = "Others will see it within 30 minutes.";
export const appearsLater = "Others will see it at a random moment within 2 days, so no one can tell it's from the person who wrote elsewhere.";
export const heldTitle = "Waiting for review";
export const hiddenTitle = "Hidden";
export const removedTitle = "Removed";
export const commentHeld = "Waiting for review because of the link. Only you see it.";
export const commentHidden = "Hidden. Only you see it.";
export const commentHiddenWaiting = "Hidden. Only you see it. You'll find the decision in Your posts.";
export const commentRemoved = "Removed. Only you see it, and it can't be changed.";
export const appeal = "Ask for another review";
export const appealTitle = "Ask for another review";
export const appealText = "Say why it should be shown. A moderator reads this together with what you wrote. You can ask once, and the decision then stays.";
export const appealLabel = "Why it should be shown";
export const appealHint = "Please don't name anyone here.";
export const appealSend = "Send request";
export const appealSending = "Sending...";
export const appealed = {
  title: "Request sent",
  text: "You'll find the decision in Your posts.",
} as const;
export const appealFailed = "We couldn't send your request";
export { delete_ as delete };
