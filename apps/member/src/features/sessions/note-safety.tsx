"use client";

import { type RefObject, useEffect } from "react";
import { CrisisBanner } from "@/lib/crisis-banner";

/**
 * Shows help as soon as the note contains words of distress; above the actions, where it is always visible. It takes
 * space from the scrolling part, so the note is scrolled into view again.
 */
export function NoteSafety({ note }: { note: RefObject<HTMLTextAreaElement | null> }) {
  useEffect(() => {
    note.current?.scrollIntoView({ block: "nearest" });
  }, [note]);
  return <CrisisBanner narrow className="mx-2.5 mb-2 md:mx-[26px]" />;
}
