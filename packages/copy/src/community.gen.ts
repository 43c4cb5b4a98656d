// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** CommunityCategories are the categories of posts, in the order of the filter. Their codes are also the blog's topics. */
export const communityCategories = [
  {
    code: "identity",
    label: "Identity",
  },
  {
    code: "family-dynamics",
    label: "Family Dynamics",
  },
  {
    code: "immigration",
    label: "Immigration",
  },
  {
    code: "relationships",
    label: "Relationships",
  },
  {
    code: "career",
    label: "Career",
  },
  {
    code: "wellness",
    label: "Wellness",
  },
] as const;

/** FlagReasons are the reasons for which a member can flag a post or a comment. */
export const flagReasons = [
  {
    code: "names-someone",
    label: "It names somebody, or gives them away",
  },
  {
    code: "harassment",
    label: "It attacks or shames somebody",
  },
  {
    code: "hate",
    label: "It is hateful about who people are",
  },
  {
    code: "harmful-advice",
    label: "It gives advice that could do harm",
  },
  {
    code: "self-harm",
    label: "Somebody may be in danger",
  },
  {
    code: "spam",
    label: "It sells or advertises something",
  },
  {
    code: "other",
    label: "Something else",
  },
] as const;

/** CommunityAnswers are the community's messages that both server and pages use, and the server's error messages. */
export const communityAnswers = {
  anonymous: "Anonymous User",
  titleTooShort: "Title must be at least 3 characters",
  titleTooLong: "Title must be less than 120 characters",
  contentTooShort: "Content must be at least 10 characters",
  contentTooLong: "Content must be less than 4000 characters",
  categoryRequired: "Please select a category",
  textControls: "This holds characters that cannot be posted. Please type it again.",
  commentTooShort: "Comment must be at least 3 characters",
  commentTooLong: "Comment must be less than 2000 characters",
  tooManyTags: "A post can have 5 tags at most",
  tagLength: "Each tag must be 2 to 30 characters",
  postID: "The post needs a valid id",
  commentID: "The comment needs a valid id",
  reasonRequired: "Please select a reason",
  flagNotesTooLong: "Notes cannot exceed 1000 characters",
  appealTooShort: "Please write at least 10 characters",
  appealTooLong: "This cannot exceed 1000 characters",
  postNotFound: "This post is not there any more.",
  commentNotFound: "This comment is not there any more.",
  notAPlace: "There is no such place in this list",
  onePlace: "Ask for one place in the thread at a time",
  noSuchOrder: "Posts can be listed as trending or recent",
  guidelinesFirst: "Please read and accept the community guidelines first.",
  suspended: "You can read along. You can post again on {date}.",
  postsFullNew: "New members can post 3 times an hour.",
  postsFull: "You can post 10 times an hour.",
  commentsFullNew: "New members can comment 10 times an hour.",
  commentsFull: "You can comment 60 times an hour.",
  threadTakenBack: "The author took this post back, so nothing can be added here.",
  threadWaits: "This post waits for a look. Nothing can be added until then.",
  threadHidden: "This post is out of sight, so nothing can be added here.",
  threadScheduled: "Others can't see this post yet. You can add to it once they can.",
  removedStays: "This was removed by a moderator and cannot be changed any more.",
} as const;
