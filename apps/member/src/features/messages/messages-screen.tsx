"use client";

import { messageOf } from "@aangan/api/errors";
import { common } from "@aangan/copy/common";
import { errors } from "@aangan/copy/errors";
import { messages as words } from "@aangan/copy/messages";
import { routes } from "@aangan/copy/routes";
import { Button } from "@aangan/ui/button";
import { EmptyState } from "@aangan/ui/empty-state";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton";
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { useUser } from "@/lib/user";
import { CoachConversation } from "./coach-conversation";
import { ConversationHeader } from "./conversation-header";
import { useConversation } from "./queries";

/** The member's conversation with their coach, or with an earlier one that the address names. */
export function MessagesScreen() {
  const user = useUser();
  const named = useSearchParams().get("coach");
  const coachId = named ?? user.data?.coachId ?? null;
  const conversation = useConversation(coachId);
  const head = conversation.data?.pages[0]?.head;

  if (user.data && coachId === null) {
    return (
      <Frame>
        <EmptyState
          seed="messages"
          headingLevel={2}
          title={words.noCoachTitle}
          description={words.noCoachText}
          action={
            <Button asChild>
              <Link href={routes.coaches.path}>{words.browseCoaches}</Link>
            </Button>
          }
        />
      </Frame>
    );
  }
  const failure = user.error ?? conversation.error;
  if (failure && !head) {
    return (
      <Frame>
        <EmptyState
          role="alert"
          seed="messages"
          headingLevel={2}
          title={words.fetchFailed}
          description={messageOf(failure, errors.somethingWrong)}
          action={
            <Button
              pending={user.isFetching || conversation.isFetching}
              pendingText={common.loading}
              onClick={() => {
                if (user.error) void user.refetch();
                void conversation.refetch();
              }}
            >
              {common.retry}
            </Button>
          }
        />
      </Frame>
    );
  }
  if (!head || coachId === null) return <Loading />;
  return <CoachConversation key={coachId} coachId={coachId} conversation={conversation} head={head} />;
}

function Frame({ children }: { children: React.ReactNode }) {
  return (
    <>
      <ConversationHeader />
      <div className="grid flex-1 place-items-center overflow-y-auto">{children}</div>
    </>
  );
}

function Loading() {
  return (
    <>
      <ConversationHeader />
      <SkeletonGroup
        label={common.loading}
        className="mx-auto flex w-full max-w-[920px] flex-1 flex-col justify-end gap-3 p-5"
      >
        <Skeleton shape="block" className="w-3/5" />
        <Skeleton shape="block" className="w-2/5 self-end" />
        <Skeleton shape="block" className="h-18 w-3/5" />
        <Skeleton shape="block" className="w-1/2 self-end" />
      </SkeletonGroup>
    </>
  );
}
