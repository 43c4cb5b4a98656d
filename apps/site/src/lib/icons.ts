/** An icon of the site as a picture of pixels; the mark as a drawing is app/icon.svg. */
export interface Icon {
  /** Its name under /icons. */
  file: string;
  /** Width and height in pixels. */
  size: number;
  /** How much of its width the mark takes. A maskable icon loses up to a fifth on every side. */
  share: number;
  /** The purpose: any, maskable, or for phones that ignore the manifest. */
  use: "any" | "maskable" | "apple";
}

/** Every icon that is made of the mark. */
export const ICONS: readonly Icon[] = [
  { file: "apple-touch-icon.png", size: 180, share: 0.78, use: "apple" },
  { file: "icon-192.png", size: 192, share: 0.9, use: "any" },
  { file: "icon-512.png", size: 512, share: 0.9, use: "any" },
  { file: "maskable-512.png", size: 512, share: 0.6, use: "maskable" },
];
