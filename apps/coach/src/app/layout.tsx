import { language } from "@aangan/copy/locale";
import "./globals.css";
import { themeScript } from "@aangan/ui/theme-toggle/theme.ts";
import { selectStyle, trustedTypesScript } from "@aangan/ui/trusted-types/trusted-types.ts";
import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { Providers } from "./providers";

const trusted = trustedTypesScript({ html: [selectStyle] });

export const metadata: Metadata = { title: { default: "Aangan", template: "%s · Aangan" }, robots: { index: false } };

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  viewportFit: "cover",
  // The keyboard shrinks the page instead of covering the composer.
  interactiveWidget: "resizes-content",
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The theme script sets data-theme before React looks at this element.
    <html lang={language} data-app="coach" suppressHydrationWarning>
      <head>
        <script data-first="" dangerouslySetInnerHTML={{ __html: trusted }} />
        {/* It must run before the first paint. */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      </head>
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  );
}
