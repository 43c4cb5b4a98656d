"use client";

import "./globals.css";
import { Broken } from "./broken";

/** Replaces the whole document after an error in the layout around every page. React has logged the error. */
export default function AppBroke() {
  return (
    <html lang="en" data-app="coach">
      <body>
        <Broken />
      </body>
    </html>
  );
}
