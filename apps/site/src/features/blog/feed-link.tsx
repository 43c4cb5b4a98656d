import * as blog from "@aangan/copy/blog";
import { cn } from "@aangan/ui/lib/cn.ts";
import { TextLink } from "@aangan/ui/link/link.tsx";
import { Rss } from "lucide-react";
import { feedPath } from "./paths";

/** The link to the RSS feed, with an explanation. */
export function FeedLink({ className }: { className?: string }) {
  return (
    <p className={cn("flex flex-wrap items-center gap-x-2 text-ink-muted text-small", className)}>
      <TextLink href={feedPath} className="inline-flex min-h-11 items-center gap-2">
        <Rss aria-hidden="true" className="size-4.5 stroke-[1.75]" />
        {blog.feedLabel}
      </TextLink>
      {blog.feedHint}
    </p>
  );
}
