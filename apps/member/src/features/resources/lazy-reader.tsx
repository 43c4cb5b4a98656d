"use client";

import { resourcesPage as words } from "@aangan/copy/resources-page";
import { lateDialog } from "@aangan/shell/lazy/lazy-dialog.ts";

/** The reader, which reads Markdown. Mounted while a piece is open; fetched ahead when somebody comes near one. */
export const LazyReader = lateDialog(
  () => import("./reader-dialog").then((module) => module.ReaderDialog),
  words.readerFailed,
);
