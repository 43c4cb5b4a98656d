/** The width of the site's content, with its gutters. */
export const inner = "mx-auto w-full max-w-[1200px] px-4 frame:px-(--gutter)";

/** Pulls a page's first wall up behind the header, which then stands on it. */
export const underHeader = "-mt-17 pt-17 frame:-mt-21 frame:pt-21";
