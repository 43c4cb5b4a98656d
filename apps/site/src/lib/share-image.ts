import { prefix } from "./language";

/** The size of every share image, in pixels; the large networks do not crop it. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Returns the path of a share image, which shows the page's title in its language. */
export const shareImagePath = (name: string): string => `${prefix}/share/${name}.png`;
