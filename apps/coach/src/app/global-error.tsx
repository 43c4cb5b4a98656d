"use client";

import { language } from "@aangan/copy/locale";
import "./globals.css";
import { Broken } from "./broken";

/** Replaces the whole document after an error in the layout around every page. React has logged the error. */
export default function AppBroke() {
  return (
    <html lang={language} data-app="coach">
      <body>
        <Broken />
      </body>
    </html>
  );
}
