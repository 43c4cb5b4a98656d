"use client";

import { CrisisBanner } from "@/lib/crisis-banner";
import { useDetector } from "@/lib/detector";

/** Shows help as soon as the draft contains words of distress. */
export function GoalHelp({ writing }: { writing: string }) {
  const detect = useDetector(writing);
  if (!detect?.(writing)) return null;
  return <CrisisBanner narrow />;
}
