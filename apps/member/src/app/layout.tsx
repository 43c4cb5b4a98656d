import * as brand from "@aangan/copy/brand";
import * as install from "@aangan/copy/install";
import { language } from "@aangan/copy/locale";
import "./globals.css";
import { quickExitURL } from "@aangan/copy/links";
import { quickExitScript } from "@aangan/ui/quick-exit/leave.ts";
import { themeScript } from "@aangan/ui/theme-toggle/theme.ts";
import { selectStyle, trustedTypesScript } from "@aangan/ui/trusted-types/trusted-types.ts";
import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { appNameScript } from "@/lib/app-names";
import { leftBehind } from "@/lib/left-behind";
import { appWorker, offlineWorker } from "@/lib/offline-worker";
import { paymentReturnScript } from "@/lib/payment-return-script";
import { Providers } from "./providers";

const trusted = trustedTypesScript({ workers: [offlineWorker, appWorker], html: [selectStyle], payment: true });

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
    // The scripts below change this element before React looks at it.
    <html lang={language} data-app="member" suppressHydrationWarning>
      <head>
        <script data-first="" dangerouslySetInnerHTML={{ __html: trusted }} />
        {/* Runs before the router reads the URL. */}
        <script dangerouslySetInnerHTML={{ __html: paymentReturnScript }} />
        {/* Both must run before the first paint. */}
        <script dangerouslySetInnerHTML={{ __html: quickExitScript(quickExitURL, leftBehind) }} />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <script dangerouslySetInnerHTML={{ __html: appNameScript({ aangan: brand.name, notes: install.notes }) }} />
      </head>
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  );
}
