// Generated from messages/*/community-page.json by `make gen`. Change that file.

/** @file The texts of the list of posts, and of the dialogs for writing a post and for the guidelines. */

export const title = "Community";
export const description = "Talk with people from homes like yours, without your name.";
export const lead = "No one here can see who you are. You get a new name and picture in every thread.";
export const newPost = "New Post";
export const orderLabel = "Order of posts";
export const allPosts = "All Posts";
export const recentFirst = "Recent First";
export const bestFirst = "Best matches first";
export const categoryLabel = "Category";
export const allCategories = "All";
export const searchLabel = "Search posts";
export const filtersLabel = "Filter posts";
export const openSearch = "Search posts";
export const closeSearch = "Close search";
export const tag = (v: { tag: string | number }) => `#${v.tag}`;
export const clearTag = (v: { tag: string | number }) => `Also show posts without the tag ${v.tag}`;
export const posts = "Posts";
export const found = "Search results";
export const foundCount = (v: { count: number }) => `${v.count === 1 ? `${v.count} post found` : `${v.count} posts found`}`;
export const foundSoFar = (v: { count: number }) => `${v.count === 1 ? `${v.count} post found so far` : `${v.count} posts found so far`}`;
export const news = (v: { count: number }) => `${v.count === 1 ? `${v.count} new post` : `${v.count} new posts`}`;
export const manyNews = (v: { count: string | number }) => `${v.count}+ new posts`;
export const more = "Show more posts";
export const loadingMore = "Loading more posts";
export const moreFailed = "We couldn't load more posts";
export const theEnd = "That's everything for now.";
export const fetchFailed = "We couldn't load the posts";
/** Reactions are the names of the three reactions, in display order; Code is sent. */
export const reactions = [
  {
    code: "Support",
    label: "Support",
  },
  {
    code: "SameHere",
    label: "SameHere",
  },
  {
    code: "ThankYou",
    label: "ThankYou",
  },
] as const;
export const reactionsLabel = (v: { title: string | number }) => `Reactions to “${v.title}”`;
export const reactFailed = "Failed to react";
export const commentCountOf = (v: { count: number; title: string | number }) => `${v.count === 1 ? `${v.count} comment on “${v.title}”` : `${v.count} comments on “${v.title}”`}`;
export const you = "You";
export const edited = "edited";
export const tagsLabel = "Tags";
/** The states of the member's own posts that others don't see. */
export const held = "Waiting for review";
export const hidden = "Hidden";
export const scheduled = "Not visible to others yet";
/** Empty states: the whole community, a category, a tag, a search. */
export const emptyTitle = "No posts yet";
export const emptyText = "A few lines are enough. Someone will know what you mean.";
export const emptyCategoryTitle = (v: { category: string | number }) => `Nothing in ${v.category} yet`;
export const emptyCategoryText = "You could be the first to write about it.";
export const emptyTagTitle = (v: { tag: string | number }) => `No posts with the tag #${v.tag}`;
export const emptyTagText = "Posts that had it may have been deleted.";
export const nothingFoundTitle = (v: { query: string | number }) => `No results for “${v.query}”`;
export const nothingFoundText = "Try another word, or another script.";
export const showEverything = "Show all posts";
export const houseRules = "Ground rules";
export const readGuidelines = "Read the guidelines";
/** HouseRuleLines repeats Guidelines.HouseRules, so that the page with the list does not load the complete guidelines. */
export const houseRuleLines = [
  "Speak from your own life.",
  "No names, and no advice unless someone asks.",
  "No shaming anyone for their faith, caste, color, body, papers, or love.",
  "See something wrong? Report it. A moderator will review it.",
  "What's said in the aangan stays here.",
] as const;
export const crisisLine = "In a crisis, call or text";
export const crisisOr = "or text HOME to";
export const guidelines = {
  accept: "Agree and continue",
  accepting: "Saving...",
  readFirst: "Just browse",
  hint: "You can read everything without agreeing. You need to agree before you write, comment, or react.",
  accepted: "You've agreed to these guidelines.",
  acceptFailed: "Failed to accept guidelines",
} as const;
export const suspended = {
  title: "You can't post right now",
  text: (v: { date: string | number }) => `A moderator decided this because of something you wrote. See the details in Your posts. You can still read, report, and delete what's yours. You can post again on ${v.date}.`,
} as const;
export const form = {
  newTitle: "New Post",
  editTitle: "Edit your post",
  asWho: "You post as Anonymous User. Readers see a name made up just for this thread.",
  editAsWho: "It keeps its name and comments. Readers see that it was edited.",
  title: "Title",
  content: "What happened, and what's on your mind?",
  contentHint: "Change other people's names and places.",
  category: "Category",
  categoryHint: "Choose a category",
  tags: "Tags",
  tagsHint: (v: { max: string | number }) => `Up to ${v.max}, separated by commas: visa, first job`,
  tagsList: "Tags your post will have",
  left: (v: { count: number }) => `${v.count === 1 ? `${v.count} character left` : `${v.count} characters left`}`,
  over: (v: { count: number }) => `${v.count === 1 ? `${v.count} character too many` : `${v.count} characters too many`}`,
  post: "Post",
  posting: "Posting...",
  save: "Save",
  saving: "Saving...",
  draftKept: "Your draft stays in this tab until you post it or log out.",
  created: {
    title: "Post created",
    text: "It's in the community now.",
  },
  createdHeld: {
    title: "Post created",
    text: "It has a link and your account is new, so a moderator reviews it first. Find it under Your posts.",
  },
  createdSoon: {
    title: "Post created",
    text: "Others will see it within 30 minutes. Until then, find it under Your posts.",
  },
  createdLater: {
    title: "Post created",
    text: "Others will see it at a random moment within 2 days, so no one can tell it's from the person who wrote your other posts. Until then, find it under Your posts.",
  },
  thanks: {
    title: "Thank you!",
    text: "You started your first thread. It may help someone who only reads.",
  },
  saved: {
    title: "Post saved",
    text: "Readers see that it was edited.",
  },
  savedHeld: {
    title: "Post saved",
    text: "It has a link and your account is new, so a moderator reviews it before others see it again.",
  },
  createFailed: "Failed to create post",
  saveFailed: "We couldn't save your changes",
} as const;
