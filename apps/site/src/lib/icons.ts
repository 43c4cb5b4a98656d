/** A raster icon of the site; the vector version is app/icon.svg. */
export interface Icon {
  /** Its name under /icons. */
  file: string;
  /** Width and height in pixels. */
  size: number;
  /** The mark's share of the width. A maskable icon loses up to a fifth on every side. */
  share: number;
  /** The purpose: any, maskable, or for phones that ignore the manifest. */
  use: "any" | "maskable" | "apple";
}

/** All icons with the mark. */
export const ICONS: readonly Icon[] = [
  { file: "apple-touch-icon.png", size: 180, share: 0.78, use: "apple" },
  { file: "icon-192.png", size: 192, share: 0.9, use: "any" },
  { file: "icon-512.png", size: 512, share: 0.9, use: "any" },
  { file: "maskable-512.png", size: 512, share: 0.6, use: "maskable" },
];
