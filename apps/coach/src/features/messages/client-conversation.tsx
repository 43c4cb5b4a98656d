"use client";

import { ApiError, messageOf } from "@aangan/api/errors";
import * as portal from "@aangan/copy/coach-dashboard";
import * as common from "@aangan/copy/common";
import * as errors from "@aangan/copy/errors";
import { Button } from "@aangan/ui/button/button.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { DashboardLink as Link } from "@/lib/dashboard-link";
import { tabHref } from "@/lib/hrefs";
import { useConversation } from "./queries";
import { Thread } from "./thread";

/** The conversation with one client. `zone` is the coach's time zone, undefined while unknown. */
export function ClientConversation({ clientId, zone }: { clientId: string; zone: string | undefined }) {
  const conversation = useConversation(clientId);
  const head = conversation.data?.pages[0]?.head;

  // A former client: the cached data must not stay on the screen.
  const notFound = conversation.error instanceof ApiError && conversation.error.status === 404;

  if (conversation.error && (notFound || !head)) {
    return (
      <div className="grid flex-1 place-items-center">
        <EmptyState
          role="alert"
          seed="messages"
          headingLevel={2}
          title={notFound ? portal.unknownClient : portal.fetchFailed}
          description={messageOf(conversation.error, errors.somethingWrong)}
          action={
            notFound ? (
              <Button asChild>
                <Link href={tabHref("clients")}>{portal.backToClients}</Link>
              </Button>
            ) : (
              <Button
                pending={conversation.isFetching}
                pendingText={common.loading}
                onClick={() => void conversation.refetch()}
              >
                {common.retry}
              </Button>
            )
          }
        />
      </div>
    );
  }
  if (!head) {
    return (
      <SkeletonGroup label={common.loading} className="flex flex-1 flex-col justify-end gap-3 p-5">
        <Skeleton shape="block" className="w-3/5" />
        <Skeleton shape="block" className="w-2/5 self-end" />
        <Skeleton shape="block" className="h-18 w-3/5" />
      </SkeletonGroup>
    );
  }
  return <Thread clientId={clientId} conversation={conversation} head={head} zone={zone} />;
}
