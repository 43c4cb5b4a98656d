import * as brand from "@aangan/copy/brand";
import { displayLanguages } from "@aangan/copy/display-languages";
import { locale } from "@aangan/copy/locale";
import type { Metadata } from "next";
import { englishPath, pathIn } from "./language";
import { origins } from "./origin";
import { SHARE_SIZE, shareImagePath } from "./share-image";

/** A page's metadata for browsers, search engines and share cards. */
export interface PageMetadataInput {
  /** The page's title; the brand is added unless the title contains it. */
  title: string;
  /** One or two sentences, 50 to 160 characters. */
  description: string;
  /** Its canonical path in this language, as in `routes`. */
  path: string;
  /** Name of its share image (see share-image.ts). Default "site". */
  image?: string;
  /** The Open Graph type; an article has a day of publication. Default "website". */
  type?: "website" | "article";
  /** Day of publication of an article, `2026-10-26`. */
  published?: string;
}

/** Returns the paths of a page by language. English is the default for speakers of other languages. */
export function languagePaths(path: string): Record<string, string> {
  const english = englishPath(path);
  return {
    ...Object.fromEntries(displayLanguages.map(({ code }) => [code, pathIn(code, english)])),
    "x-default": english,
  };
}

/**
 * Returns the metadata of a page: title, description, canonical URL, languages, share card. For `metadata` or
 * `generateMetadata` of every page that search engines may list.
 */
export function pageMetadata({
  title,
  description,
  path,
  image,
  type = "website",
  published,
}: PageMetadataInput): Metadata {
  const card = { url: shareImagePath(image ?? "site"), ...SHARE_SIZE, alt: title, type: "image/png" };
  const shared = {
    title,
    description,
    url: path,
    siteName: brand.name,
    locale: locale.replace("-", "_"),
    images: [card],
  };
  return {
    title: title.includes(brand.name) ? { absolute: title } : title,
    description,
    alternates: { canonical: path, languages: languagePaths(path) },
    openGraph:
      type === "article"
        ? { ...shared, type, ...(published && { publishedTime: published, modifiedTime: published }) }
        : { ...shared, type },
    twitter: { card: "summary_large_image", title, description, images: [{ url: card.url, alt: card.alt }] },
    // Search engines may show long snippets and large images.
    robots: { index: true, follow: true, "max-image-preview": "large", "max-snippet": -1 },
  };
}

/** The metadata of every page, including the 404 page. For the root layout. */
export const siteMetadata: Metadata = {
  metadataBase: new URL(origins.site),
  applicationName: brand.name,
  title: { default: brand.name, template: brand.titleTemplate({ page: "%s" }) },
  // Stops phones from turning numbers into links: the site's are links already.
  formatDetection: { telephone: false, email: false, address: false, date: false },
  icons: {
    icon: [
      { url: "/icon.svg", type: "image/svg+xml", sizes: "any" },
      { url: "/favicon.ico", sizes: "32x32" },
    ],
    apple: [{ url: "/icons/apple-touch-icon.png", sizes: "180x180", type: "image/png" }],
  },
  manifest: "/manifest.webmanifest",
};
