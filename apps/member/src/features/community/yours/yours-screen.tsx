"use client";

import * as words from "@aangan/copy/community-yours";
import { routes } from "@aangan/copy/routes";
import { useLiveEvent } from "@aangan/shell/live/live.tsx";
import { PageHeader } from "@aangan/ui/app-frame/app-frame.tsx";
import { CountBadge } from "@aangan/ui/badge/badge.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@aangan/ui/tabs/tabs.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { Link } from "@/lib/link";
import { queryKeys } from "@/lib/query-keys";
import { useAccess } from "../queries";
import { News } from "./news";
import { OwnWords } from "./own-words";
import { SavedPosts } from "./saved-posts";

/**
 * The member's own posts and comments, the posts they saved, and the notices about posts, comments and flags. The URL
 * holds the open tab. Needs a Suspense above it.
 */
export function YoursScreen() {
  const client = useQueryClient();
  const asked = useSearchParams().get("tab");
  const tab = asked === "words" || asked === "saved" ? asked : "news";
  const unseen = useAccess().data?.unseen ?? 0;
  // A new notice updates the bell and this page.
  useLiveEvent("notification", () => {
    for (const queryKey of [queryKeys.community.notices, queryKeys.community.own, queryKeys.community.access])
      void client.invalidateQueries({ queryKey });
  });
  return (
    <div className="mx-auto w-full max-w-[760px]">
      <PageHeader
        title={words.title}
        lead={words.lead}
        actions={
          <Button asChild variant="secondary">
            <Link href={routes.community.path}>
              <ArrowLeft aria-hidden="true" />
              {words.backToCommunity}
            </Link>
          </Button>
        }
      />
      <Tabs
        value={tab}
        onValueChange={(next) =>
          window.history.replaceState(
            null,
            "",
            next === "news" ? routes.communityYours.path : `${routes.communityYours.path}?tab=${next}`,
          )
        }
      >
        <TabsList aria-label={words.tabs}>
          <TabsTrigger value="news">
            {words.newsTab}
            {tab === "news" ? null : <CountBadge count={unseen} label={words.unseenMark} />}
          </TabsTrigger>
          <TabsTrigger value="words">{words.wordsTab}</TabsTrigger>
          <TabsTrigger value="saved">{words.savedTab}</TabsTrigger>
        </TabsList>
        <TabsContent value="news">
          <News />
        </TabsContent>
        <TabsContent value="words">
          <OwnWords />
        </TabsContent>
        <TabsContent value="saved">
          <SavedPosts />
        </TabsContent>
      </Tabs>
    </div>
  );
}
