"use client";

import { resourcesPage as words } from "@aangan/copy/resources-page";
import { lazyDialog } from "@aangan/shell/lazy/lazy-dialog.tsx";

/** The reader, which reads Markdown. Mounted while a piece is open; fetched ahead when somebody comes near one. */
export const LazyReader = lazyDialog(
  () => import("./reader-dialog").then((module) => module.ReaderDialog),
  words.readerFailed,
);
