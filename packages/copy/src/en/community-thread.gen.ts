// Generated from messages/*/community-thread.json by `make gen`. Change that file.

/** @file The texts of the dialog with one post and its comments. */

export const loading = "Opening the post" as string;
export const failed = "We couldn't load the post" as string;
export const goneTitle = "This post is no longer available" as string;
export const goneText = "Its author deleted it, or it's hidden while a moderator reviews it. The link may also be incomplete." as string;
export const backToCommunity = "Back to the community" as string;
export const takenBackTitle = "Deleted" as string;
export const takenBackText = "The author deleted this post. Other people's comments stay." as string;
export const originalPoster = "Original poster" as string;
export const you = "You" as string;
export const edited = "edited" as string;
export const tagsLabel = "Tags" as string;
export const menu = "Post options" as string;
export const commentMenu = (v: { name: string | number }) => `Options for the comment by ${v.name}`;
export const edit = "Edit" as string;
const delete_ = "Delete" as string;
export const flag = "Report" as string;
export const copyLink = "Copy link" as string;
export const linkCopied = {
  title: "Link copied" as string,
  text: "Only members can open it." as string,
} as const;
export const linkFailed = {
  title: "We couldn't copy the link" as string,
  text: "You can copy the address of this page instead." as string,
} as const;
/** The buttons below a post. followOn and saveOn are their names while they are on. */
export const marks = {
  label: "Follow or save this post" as string,
  follow: "Follow" as string,
  followOn: "Following" as string,
  save: "Save" as string,
  saveOn: "Saved" as string,
  hint: "You'll be notified of new comments. Only you can see what you follow and save." as string,
  followFailed: "We couldn't change whether you follow this post" as string,
  saveFailed: "We couldn't change your saved posts" as string,
} as const;
export const newTab = "(opens in a new tab)" as string;
export const comments = (v: { count: number }) => `${v.count === 1 ? `${v.count} comment` : `${v.count} comments`}`;
export const commentsTitle = "Comments" as string;
export const commentsFailed = "We couldn't load the comments" as string;
export const noComments = "No comments yet" as string;
export const noCommentsText = "One sentence is enough to show it was read." as string;
export const earlier = "Show earlier comments" as string;
export const loadingEarlier = "Loading earlier comments" as string;
export const later = "Show later comments" as string;
export const loadingLater = "Loading later comments" as string;
export const moreFailed = "We couldn't load more comments." as string;
export const newest = "Jump to the newest comment" as string;
export const newComments = (v: { count: number }) => `${v.count === 1 ? `${v.count} new comment` : `${v.count} new comments`}`;
export const commentGone = "The comment you're looking for is no longer available. This is the thread it was in." as string;
export const commentLabel = "Your comment" as string;
export const commentPlaceholder = "Write a comment" as string;
export const asWho = (v: { name: string | number }) => `You write here as ${v.name}.`;
export const nameless = "You get a name just for this thread." as string;
export const send = "Add comment" as string;
export const sending = "Adding..." as string;
export const charactersLeft = (v: { count: number }) => `${v.count === 1 ? `${v.count} character left` : `${v.count} characters left`}`;
export const charactersOver = (v: { count: number }) => `${v.count === 1 ? `${v.count} character too many` : `${v.count} characters too many`}`;
export const added = "Your comment was added." as string;
export const addFailed = "Failed to add comment" as string;
export const thanks = {
  title: "Thank you!" as string,
  text: "Someone will know they were heard." as string,
} as const;
export const editLabel = "Edit your comment" as string;
export const save = "Save" as string;
export const saving = "Saving..." as string;
export const commentSaved = "Comment saved" as string;
export const editFailed = "We couldn't save your comment" as string;
export const deletePostTitle = "Delete your post?" as string;
export const deletePostText = "The title, text, and tags are erased right away, and no one can bring them back. Other people's comments can still be read." as string;
export const deleteCommentTitle = "Delete your comment?" as string;
export const deleteCommentText = "It's erased right away, and no one can bring it back." as string;
export const deleteIt = "Delete" as string;
export const deleting = "Deleting..." as string;
export const keepIt = "Cancel" as string;
export const postDeleted = {
  title: "Post deleted" as string,
  text: "What you wrote is gone." as string,
} as const;
export const commentDeleted = {
  title: "Comment deleted" as string,
  text: "What you wrote is gone." as string,
} as const;
export const deleteFailed = "We couldn't delete it" as string;
export const flagPostTitle = "Report this post" as string;
export const flagCommentTitle = "Report this comment" as string;
export const flagText = "A moderator will read it. The author isn't told who reported it." as string;
export const flagReason = "What's wrong with it?" as string;
export const flagNotes = "Anything else" as string;
export const flagNotesHint = "Please don't name anyone here." as string;
export const flagSend = "Send report" as string;
export const flagSending = "Sending..." as string;
export const flagged = {
  title: "Content flagged" as string,
  text: "You'll find the decision in Your posts." as string,
} as const;
export const flagFailed = "Failed to flag content" as string;
export const acceptFirst = "Before you write here, please read what we ask of each other." as string;
export const readGuidelines = "Read the guidelines" as string;
export const held = "It has a link, and your account is new. A moderator reviews it before others see it." as string;
export const hidden = "A moderator hid this. Only you see it." as string;
export const hiddenWaiting = "Several members reported this, or a moderator hid it. Only you see it. You'll find the decision in Your posts." as string;
export const removed = "A moderator removed this. Only you see it, and it can't be changed." as string;
export const scheduledTitle = "Not visible to others yet" as string;
export const appearsSoon = "Others will see it within 30 minutes." as string;
export const appearsLater = "Others will see it at a random moment within 2 days, so no one can tell it's from the person who wrote elsewhere." as string;
export const heldTitle = "Waiting for review" as string;
export const hiddenTitle = "Hidden" as string;
export const removedTitle = "Removed" as string;
export const commentHeld = "Waiting for review because of the link. Only you see it." as string;
export const commentHidden = "Hidden. Only you see it." as string;
export const commentHiddenWaiting = "Hidden. Only you see it. You'll find the decision in Your posts." as string;
export const commentRemoved = "Removed. Only you see it, and it can't be changed." as string;
export const appeal = "Ask for another review" as string;
export const appealTitle = "Ask for another review" as string;
export const appealText = "Say why it should be shown. A moderator reads this together with what you wrote. You can ask once, and the decision then stays." as string;
export const appealLabel = "Why it should be shown" as string;
export const appealHint = "Please don't name anyone here." as string;
export const appealSend = "Send request" as string;
export const appealSending = "Sending..." as string;
export const appealed = {
  title: "Request sent" as string,
  text: "You'll find the decision in Your posts." as string,
} as const;
export const appealFailed = "We couldn't send your request" as string;
export { delete_ as delete };
