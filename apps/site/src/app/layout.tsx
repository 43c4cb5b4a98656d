import { language } from "@aangan/copy/locale";
import "./globals.css";
import { themeScript } from "@aangan/ui/theme-toggle/theme.ts";
import { selectStyle, trustedTypesScript } from "@aangan/ui/trusted-types/trusted-types.ts";
import type { Viewport } from "next";
import type { ReactNode } from "react";
import { variantScript } from "@/features/variants/variants";
import { siteMetadata } from "@/lib/metadata";
import { siteScript } from "@/lib/site-script";
import { colour } from "@/lib/tokens";
import { offlineWorker } from "@/script/offline-worker";

const trusted = trustedTypesScript({ workers: [offlineWorker], html: [selectStyle] });

export const metadata = siteMetadata;

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  viewportFit: "cover",
  // The site is light until a visitor switches, whatever the system prefers; the site's script then updates this.
  themeColor: colour("bg"),
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The scripts in the head write the theme and the variants onto this element before React looks at it.
    <html lang={language} data-app="site" suppressHydrationWarning>
      <head>
        <script data-keep="" data-first="" dangerouslySetInnerHTML={{ __html: trusted }} />
        {/* They must run before the first paint. */}
        <script data-keep="" dangerouslySetInnerHTML={{ __html: themeScript }} />
        <script data-keep="" dangerouslySetInnerHTML={{ __html: variantScript }} />
        <script data-keep="" type="module" src={siteScript()} />
      </head>
      <body>{children}</body>
    </html>
  );
}
