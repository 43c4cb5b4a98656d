"use client";

import * as words from "@aangan/copy/resources-page";
import { lazyDialog } from "@aangan/shell/lazy/lazy-dialog.tsx";

/**
 * The reader, which contains the Markdown parser. Mounted while a piece is open; preloaded when the pointer or focus
 * comes near one.
 */
export const LazyReader = lazyDialog(
  () => import("./reader-dialog").then((module) => module.ReaderDialog),
  words.readerFailed,
);
