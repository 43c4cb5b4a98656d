// Generated from messages/*/blog.json by `make gen`. Change that file.

/** @file The texts of the blog: its lists, the frame of an article and the feed. The articles are in the site's content. */

export const title = "Blog" as string;
export const description = "Articles for South Asian adults in the U.S., on family, papers, work, love, and faith. Each has one small practice to try." as string;
export const heading = "What gets said after the guests leave" as string;
export const intro = "On family, papers, work, love, faith, and names, for South Asian adults in the U.S. Each article ends with one small thing to try." as string;
export const allTopics = "All Topics" as string;
export const topicsLabel = "Topics" as string;
export const previous = "Previous" as string;
export const next = "Next" as string;
export const pagesLabel = "Pages of articles" as string;
/** ReadMore is the link on each card. ReadMoreAbout is appended to it for screen readers only. */
export const readMore = "Read More" as string;
export const readMoreAbout = (v: { title: string | number }) => `: ${v.title}`;
/** For screen readers: a number in the list of pages. {page} is a number. */
export const pageLabel = (v: { page: string | number }) => `Page ${v.page}`;
export const pageTitle = (v: { page: string | number }) => `Blog, page ${v.page}`;
/** {topic} is the label of a topic, such as "Family Dynamics", and {text} the sentence below it. */
export const topicTitle = (v: { topic: string | number }) => `${v.topic} articles`;
export const pageDescription = (v: { page: string | number }) => `Page ${v.page} of our articles for South Asian adults in the U.S., on family, papers, work, love, and faith.`;
export const topicDescription = (v: { topic: string | number; text: string | number }) => `${v.topic}. ${v.text} Articles for South Asian adults in the U.S., each with one small practice to try.`;
export const editors = "Aangan editors" as string;
export const readingTime = (v: { count: number }) => `${v.count === 1 ? `${v.count}-minute read` : `${v.count}-minute read`}`;
export const allArticles = "All articles" as string;
export const relatedTitle = "Two more for another evening" as string;
export const inviteTitle = "If you'd rather say it to someone" as string;
export const inviteText = "A coach in India will listen, by video and by text. It's free to join." as string;
export const feedLabel = "RSS feed" as string;
export const feedHint = "New articles in your feed reader. No account needed." as string;
export const feedTitle = "Aangan blog" as string;
