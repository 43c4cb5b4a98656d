/** Size of every share image, in pixels: what the large networks cut nothing from. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Address of a share image by its name. */
export const shareImagePath = (name: string): string => `/share/${name}.png`;
