import "./globals.css";
import { brand } from "@aangan/copy/brand";
import { landing } from "@aangan/copy/landing";
import { themeScript } from "@aangan/ui/theme-toggle";
import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { variantScript } from "@/features/variants/variants";

export const metadata: Metadata = {
  title: { default: landing.title, template: `%s · ${brand.name}` },
  description: landing.description,
};

export const viewport: Viewport = { width: "device-width", initialScale: 1, viewportFit: "cover" };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The scripts in the head write the theme and the variants onto this element before React looks at it.
    <html lang="en" data-app="site" suppressHydrationWarning>
      <head>
        {/* They must run before the first paint. */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <script dangerouslySetInnerHTML={{ __html: variantScript }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
