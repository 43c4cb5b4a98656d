"use client";

import { language } from "@aangan/copy/locale";
import "./globals.css";
import * as layout from "@aangan/copy/layout";
import { quickExitURL } from "@aangan/copy/links";
import { QuickExitProvider } from "@aangan/ui/quick-exit/provider.tsx";
import { Broken } from "./broken";

/** Replaces the whole document after an error in the layout around every page. React has logged the error. */
export default function AppBroke() {
  return (
    <html lang={language} data-app="member">
      <body>
        <QuickExitProvider href={quickExitURL} label={layout.quickExit} hint={layout.quickExitHint}>
          <Broken />
        </QuickExitProvider>
      </body>
    </html>
  );
}
