"use client";

import { language } from "@aangan/copy/locale";
import "./globals.css";
import { Broken } from "@/features/help/broken";

/** Replaces the whole document after an error while rendering. React has logged the error. */
export default function SiteBroke() {
  return (
    <html lang={language} data-app="site">
      <body>
        <Broken />
      </body>
    </html>
  );
}
