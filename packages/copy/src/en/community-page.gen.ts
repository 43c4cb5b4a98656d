// Generated from messages/*/community-page.json by `make gen`. Change that file.

/** @file The texts of the list of posts, and of the dialogs for writing a post and for the guidelines. */

export const title = "Community";
export const description = "Talk with people from homes like yours, without your name.";
export const lead = "Nobody here can see who you are. A kolam and a leaf-name stand in, new in every thread.";
export const newPost = "New Post";
export const orderLabel = "Order of posts";
export const allPosts = "All Posts";
export const recentFirst = "Recent First";
export const bestFirst = "Best matches first";
export const categoryLabel = "Category";
export const allCategories = "All";
export const searchLabel = "Search posts";
export const filtersLabel = "Which posts are shown";
export const openSearch = "Search posts";
export const closeSearch = "Close the search";
export const tag = (v: { tag: string | number }) => `#${v.tag}`;
export const clearTag = (v: { tag: string | number }) => `Show posts without the tag ${v.tag} too`;
export const posts = "Posts";
export const found = "Posts that were found";
export const foundCount = (v: { count: number }) => `${v.count === 1 ? `${v.count} post found` : `${v.count} posts found`}`;
export const foundSoFar = (v: { count: number }) => `${v.count === 1 ? `${v.count} post found so far` : `${v.count} posts found so far`}`;
export const news = (v: { count: number }) => `${v.count === 1 ? `${v.count} new post` : `${v.count} new posts`}`;
export const manyNews = (v: { count: string | number }) => `${v.count} or more new posts`;
export const more = "Show more posts";
export const loadingMore = "Loading more posts";
export const moreFailed = "More posts could not be loaded";
export const theEnd = "That is everything for now.";
export const fetchFailed = "The posts could not be loaded";
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
export const held = "Waits for a look";
export const hidden = "Out of sight";
export const scheduled = "Not visible to others yet";
/** Empty states: the whole community, a category, a tag, a search. */
export const emptyTitle = "Nobody has written yet";
export const emptyText = "A few lines are enough. Somebody will know what you mean.";
export const emptyCategoryTitle = (v: { category: string | number }) => `Nothing in ${v.category} yet`;
export const emptyCategoryText = "You could be the first to write about it.";
export const emptyTagTitle = (v: { tag: string | number }) => `Nothing with the tag #${v.tag}`;
export const emptyTagText = "The posts that had it may have been taken back.";
export const nothingFoundTitle = (v: { query: string | number }) => `Nothing was found for “${v.query}”`;
export const nothingFoundText = "Try another word, or its spelling in another script.";
export const showEverything = "Show all posts";
export const houseRules = "House rules";
export const readGuidelines = "Read the guidelines";
/** HouseRuleLines repeats Guidelines.HouseRules, so that the page with the list does not load the complete guidelines. */
export const houseRuleLines = [
  "Speak from your own life.",
  "No names, no advice nobody asked for.",
  "Nobody is shamed for faith, caste, colour, body, papers or love.",
  "See something wrong? Flag it. A person looks.",
  "What is said in the aangan stays here.",
] as const;
export const crisisLine = "In a crisis call or text";
export const crisisOr = "or text HOME to";
export const guidelines = {
  accept: "Accept and go on",
  accepting: "Saving...",
  readFirst: "Read first",
  hint: "You can read everything without accepting. Writing, commenting and reacting wait until you do.",
  accepted: "You have accepted these guidelines.",
  acceptFailed: "Failed to accept guidelines",
} as const;
export const suspended = {
  title: "You cannot write here at the moment",
  text: (v: { date: string | number }) => `A moderator decided this about something you wrote; the page Yours says what. You can read, flag, and delete what is yours. You can post again on ${v.date}.`,
} as const;
export const form = {
  newTitle: "New Post",
  editTitle: "Edit your post",
  asWho: "You post as Anonymous User. Readers see a name that is drawn for this thread alone.",
  editAsWho: "It keeps its name and its comments. Readers see that it was edited.",
  title: "Title",
  content: "What happened, and what is on your mind?",
  contentHint: "Change the names and places of other people.",
  category: "Category",
  categoryHint: "Choose a category",
  tags: "Tags",
  tagsHint: (v: { max: string | number }) => `Up to ${v.max}, with commas between them: visa, first job`,
  tagsList: "These tags will stand under your post",
  left: (v: { count: number }) => `${v.count === 1 ? `${v.count} character left` : `${v.count} characters left`}`,
  over: (v: { count: number }) => `${v.count === 1 ? `${v.count} character too many` : `${v.count} characters too many`}`,
  post: "Post",
  posting: "Posting...",
  save: "Save",
  saving: "Saving...",
  draftKept: "What you write stays in this tab until you post it or log out.",
  created: {
    title: "Post created",
    text: "It stands in the community now.",
  },
  createdHeld: {
    title: "Post created",
    text: "It holds a link and your account is new, so somebody looks at it first. You find it under Yours.",
  },
  createdSoon: {
    title: "Post created",
    text: "Others will see it within 30 minutes. Until then you find it under Yours.",
  },
  createdLater: {
    title: "Post created",
    text: "Others will see it at a random moment within 2 days, so no one can tell it is from the person who wrote your other posts. Until then you find it under Yours.",
  },
  thanks: {
    title: "Thank you!",
    text: "You opened your first thread. It may help somebody who only reads.",
  },
  saved: {
    title: "Post saved",
    text: "Readers see that it was edited.",
  },
  savedHeld: {
    title: "Post saved",
    text: "It holds a link and your account is new, so somebody looks at it before others see it again.",
  },
  createFailed: "Failed to create post",
  saveFailed: "Your changes could not be saved",
} as const;
