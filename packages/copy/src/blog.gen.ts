// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** BlogTopics are in the order of the filter, after "All Topics". Every topic has at least one article. */
export const blogTopics = [
  {
    code: "identity",
    label: "Identity",
    text: "Names, accents, faiths, and being at home in more than one room.",
  },
  {
    code: "family-dynamics",
    label: "Family Dynamics",
    text: "The people you call on Sunday, and what you say to them.",
  },
  {
    code: "immigration",
    label: "Immigration",
    text: "Papers, waiting, and the life that goes on in the meantime.",
  },
  {
    code: "wellness",
    label: "Wellness",
    text: "Looking after yourself without the house that used to do half of it.",
  },
  {
    code: "career",
    label: "Career",
    text: "Work, money sent home, and being more than the badge.",
  },
  {
    code: "relationships",
    label: "Relationships",
    text: "Love, marriage, and everybody who has an opinion on both.",
  },
] as const;

/**
 * Blog holds the texts of the blog: its lists, the frame of an article and the feed. The articles are in the site's
 * content.
 */
export const blog = {
  title: "Blog",
  description: "Articles for South Asian adults in the U.S., on family, papers, work, love and faith. Each has one small practice to try.",
  heading: "What gets said after the guests leave",
  intro: "On family, papers, work, love, faith and names, for South Asian adults in the U.S. Each article ends with one small thing to try.",
  allTopics: "All Topics",
  topicsLabel: "Topics",
  previous: "Previous",
  next: "Next",
  pagesLabel: "Pages of articles",
  readMore: "Read More",
  readMoreAbout: ": {title}",
  pageLabel: "Page {page}",
  pageTitle: "Blog, page {page}",
  topicTitle: "{topic}: articles",
  pageDescription: "Page {page} of our articles for South Asian adults in the U.S., on family, papers, work, love and faith.",
  topicDescription: "{topic}. {text} Articles for South Asian adults in the U.S., each with one small practice to try.",
  editors: "Aangan editors",
  readingTime: {
    one: "{count} minute to read",
    other: "{count} minutes to read",
  },
  allArticles: "All articles",
  relatedTitle: "Two more for another evening",
  inviteTitle: "If you would rather say it to someone",
  inviteText: "A coach in India listens, by video and by text. Joining costs nothing.",
  feedLabel: "RSS feed",
  feedHint: "New articles in your own reader, without an account.",
  feedTitle: "Aangan blog",
} as const;
