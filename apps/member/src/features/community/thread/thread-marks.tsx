"use client";

import * as words from "@aangan/copy/community-thread";
import { Button } from "@aangan/ui/button/button.tsx";
import { Bell, BellRing, Bookmark, BookmarkCheck } from "lucide-react";
import { useId } from "react";
import type { Post } from "../queries";
import { useMarkThread } from "./queries";

/** Switches that follow and save a post. They work before the guidelines are accepted: others see nothing of them. */
export function ThreadMarks({ post: { id, following, saved } }: { post: Post }) {
  const { follow, save } = useMarkThread(id);
  const hint = useId();
  return (
    <fieldset className="m-0 flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-2 border-0 p-0">
      <legend className="sr-only">{words.marks.label}</legend>
      <Button
        variant="secondary"
        size="sm"
        aria-pressed={following}
        aria-describedby={hint}
        onClick={() => follow(!following)}
      >
        {following ? <BellRing aria-hidden="true" /> : <Bell aria-hidden="true" />}
        {following ? words.marks.followOn : words.marks.follow}
      </Button>
      <Button variant="secondary" size="sm" aria-pressed={saved} aria-describedby={hint} onClick={() => save(!saved)}>
        {saved ? <BookmarkCheck aria-hidden="true" /> : <Bookmark aria-hidden="true" />}
        {saved ? words.marks.saveOn : words.marks.save}
      </Button>
      <p id={hint} className="basis-full text-fine text-ink-muted">
        {words.marks.hint}
      </p>
    </fieldset>
  );
}
