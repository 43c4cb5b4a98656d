"use client";

import * as words from "@aangan/copy/community-yours";
import { routes } from "@aangan/copy/routes";
import { useLiveEvent } from "@aangan/shell/live/live.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { UserRound } from "lucide-react";
import { Link } from "@/lib/link";
import { queryKeys } from "@/lib/query-keys";
import { useAccess } from "../queries";

/** The link to the member's own page in the community, with the number of new notices. */
export function YoursLink({ className }: { className?: string }) {
  const client = useQueryClient();
  const unseen = useAccess().data?.unseen ?? 0;
  // New notices there also update the bell.
  useLiveEvent("notification", () => void client.invalidateQueries({ queryKey: queryKeys.community.access }));
  return (
    <Button asChild variant="secondary" className={className}>
      <Link href={routes.communityYours.path} aria-label={unseen > 0 ? words.linkNew({ count: unseen }) : undefined}>
        <UserRound aria-hidden="true" />
        {words.link}
        {unseen > 0 ? (
          <span className="min-w-5 rounded-full bg-primary px-1.5 pt-px text-center text-[12.5px]/5 font-bold text-on-primary tabular-nums">
            {unseen > 99 ? "99+" : unseen}
          </span>
        ) : null}
      </Link>
    </Button>
  );
}
