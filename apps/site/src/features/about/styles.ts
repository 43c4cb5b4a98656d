/** The width of the site's content, with its gutters. */
export const inner = "mx-auto w-full max-w-[1200px] px-4 frame:px-(--gutter)";

/** Extends a page's first section behind the header. */
export const underHeader = "-mt-17 pt-17 frame:-mt-21 frame:pt-21";

/** The style of a very large sentence. */
export const bigLine =
  "max-w-[17em] font-display font-medium text-[clamp(30px,4.2vw,54px)] leading-[1.1] tracking-(--track-display) text-balance";
