// Generated from messages/*/community-page.json by `make gen`. Change that file.

/** @file The texts of the list of posts, and of the dialogs for writing a post and for the guidelines. */

export const title = "Community" as string;
export const description = "Talk with people from homes like yours, without your name." as string;
export const lead = "No one here can see who you are. You get a new name and picture in every thread." as string;
export const newPost = "New Post" as string;
export const orderLabel = "Order of posts" as string;
export const allPosts = "All Posts" as string;
export const recentFirst = "Recent First" as string;
export const bestFirst = "Best matches first" as string;
export const categoryLabel = "Category" as string;
export const allCategories = "All" as string;
export const searchLabel = "Search posts" as string;
export const filtersLabel = "Filter posts" as string;
export const openSearch = "Search posts" as string;
export const closeSearch = "Close search" as string;
export const tag = (v: { tag: string | number }) => `#${v.tag}`;
export const clearTag = (v: { tag: string | number }) => `Also show posts without the tag ${v.tag}`;
export const posts = "Posts" as string;
export const found = "Search results" as string;
export const foundCount = (v: { count: number }) => `${v.count === 1 ? `${v.count} post found` : `${v.count} posts found`}`;
export const foundSoFar = (v: { count: number }) => `${v.count === 1 ? `${v.count} post found so far` : `${v.count} posts found so far`}`;
export const news = (v: { count: number }) => `${v.count === 1 ? `${v.count} new post` : `${v.count} new posts`}`;
export const manyNews = (v: { count: string | number }) => `${v.count}+ new posts`;
export const more = "Show more posts" as string;
export const loadingMore = "Loading more posts" as string;
export const moreFailed = "We couldn't load more posts" as string;
export const theEnd = "That's everything for now." as string;
export const fetchFailed = "We couldn't load the posts" as string;
/** Reactions are the names of the three reactions, in display order; Code is sent. */
export const reactions = [
  {
    code: "Support",
    label: "Support" as string,
  },
  {
    code: "SameHere",
    label: "SameHere" as string,
  },
  {
    code: "ThankYou",
    label: "ThankYou" as string,
  },
] as const;
export const reactionsLabel = (v: { title: string | number }) => `Reactions to “${v.title}”`;
export const reactFailed = "Failed to react" as string;
export const commentCountOf = (v: { count: number; title: string | number }) => `${v.count === 1 ? `${v.count} comment on “${v.title}”` : `${v.count} comments on “${v.title}”`}`;
export const you = "You" as string;
export const edited = "edited" as string;
export const tagsLabel = "Tags" as string;
/** The states of the member's own posts that others don't see. */
export const held = "Waiting for review" as string;
export const hidden = "Hidden" as string;
export const scheduled = "Not visible to others yet" as string;
/** Empty states: the whole community, a category, a tag, a search. */
export const emptyTitle = "No posts yet" as string;
export const emptyText = "A few lines are enough. Someone will know what you mean." as string;
export const emptyCategoryTitle = (v: { category: string | number }) => `Nothing in ${v.category} yet`;
export const emptyCategoryText = "You could be the first to write about it." as string;
export const emptyTagTitle = (v: { tag: string | number }) => `No posts with the tag #${v.tag}`;
export const emptyTagText = "Posts that had it may have been deleted." as string;
export const nothingFoundTitle = (v: { query: string | number }) => `No results for “${v.query}”`;
export const nothingFoundText = "Try another word, or another script." as string;
export const showEverything = "Show all posts" as string;
export const houseRules = "Ground rules" as string;
export const readGuidelines = "Read the guidelines" as string;
/** HouseRuleLines repeats Guidelines.HouseRules, so that the page with the list does not load the complete guidelines. */
export const houseRuleLines = [
  "Speak from your own life." as string,
  "No names, and no advice unless someone asks." as string,
  "No shaming anyone for their faith, caste, color, body, papers, or love." as string,
  "See something wrong? Report it. A moderator will review it." as string,
  "What's said in the aangan stays here." as string,
] as const;
export const crisisLine = <T>(v: { lifeline: (text: string) => T; textline: (text: string) => T }): (string | T)[] => [`In a crisis, call or text `, v.lifeline(`988`), `, or text HOME to `, v.textline(`741741`), `.`];
export const guidelines = {
  accept: "Agree and continue" as string,
  accepting: "Saving..." as string,
  readFirst: "Just browse" as string,
  hint: "You can read everything without agreeing. You need to agree before you write, comment, or react." as string,
  accepted: "You've agreed to these guidelines." as string,
  acceptFailed: "Failed to accept guidelines" as string,
} as const;
export const suspended = {
  title: "You can't post right now" as string,
  text: (v: { date: string | number }) => `A moderator decided this because of something you wrote. See the details in Your posts. You can still read, report, and delete what's yours. You can post again on ${v.date}.`,
} as const;
export const form = {
  newTitle: "New Post" as string,
  editTitle: "Edit your post" as string,
  asWho: "You post as Anonymous User. Readers see a name made up just for this thread." as string,
  editAsWho: "It keeps its name and comments. Readers see that it was edited." as string,
  title: "Title" as string,
  content: "What happened, and what's on your mind?" as string,
  contentHint: "Change other people's names and places." as string,
  category: "Category" as string,
  categoryHint: "Choose a category" as string,
  tags: "Tags" as string,
  tagsHint: (v: { max: string | number }) => `Up to ${v.max}, separated by commas: visa, first job`,
  tagsList: "Tags your post will have" as string,
  left: (v: { count: number }) => `${v.count === 1 ? `${v.count} character left` : `${v.count} characters left`}`,
  over: (v: { count: number }) => `${v.count === 1 ? `${v.count} character too many` : `${v.count} characters too many`}`,
  post: "Post" as string,
  posting: "Posting..." as string,
  save: "Save" as string,
  saving: "Saving..." as string,
  draftKept: "Your draft stays in this tab until you post it or log out." as string,
  created: {
    title: "Post created" as string,
    text: "It's in the community now." as string,
  },
  createdHeld: {
    title: "Post created" as string,
    text: "It has a link and your account is new, so a moderator reviews it first. Find it under Your posts." as string,
  },
  createdSoon: {
    title: "Post created" as string,
    text: "Others will see it within 30 minutes. Until then, find it under Your posts." as string,
  },
  createdLater: {
    title: "Post created" as string,
    text: "Others will see it at a random moment within 2 days, so no one can tell it's from the person who wrote your other posts. Until then, find it under Your posts." as string,
  },
  thanks: {
    title: "Thank you!" as string,
    text: "You started your first thread. It may help someone who only reads." as string,
  },
  saved: {
    title: "Post saved" as string,
    text: "Readers see that it was edited." as string,
  },
  savedHeld: {
    title: "Post saved" as string,
    text: "It has a link and your account is new, so a moderator reviews it before others see it again." as string,
  },
  createFailed: "Failed to create post" as string,
  saveFailed: "We couldn't save your changes" as string,
} as const;
