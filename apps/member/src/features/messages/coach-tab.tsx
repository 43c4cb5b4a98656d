"use client";

import { ApiError, messageOf } from "@aangan/api/errors";
import * as common from "@aangan/copy/common";
import * as errors from "@aangan/copy/errors";
import * as words from "@aangan/copy/messages";
import { routes } from "@aangan/copy/routes";
import { Avatar } from "@aangan/ui/avatar/avatar.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { useSearchParams } from "next/navigation";
import { CrisisBanner } from "@/lib/crisis-banner";
import { Link } from "@/lib/link";
import { useUser } from "@/lib/user";
import { CoachConversation } from "./coach-conversation";
import { ConversationHeader } from "./conversation-header";
import { useConversation, useConversations } from "./queries";

/** The member's conversation with their coach, or with an earlier one that the address names. */
export function CoachTab() {
  const user = useUser();
  const named = useSearchParams().get("coach");
  const coachId = named ?? user.data?.coachId ?? null;
  const { thread: conversation, head } = useConversation(coachId);

  if (user.data && coachId === null) return <NoCoach />;
  const failure = user.error ?? conversation.error;
  // A coach with whom the member never had a conversation: retrying would not help.
  const unknownCoach = named !== null && failure instanceof ApiError && [400, 404].includes(failure.status);
  if (failure && (!head || !user.data || unknownCoach)) {
    return (
      <Frame>
        <CrisisBanner compact announce={false} className="self-start" />
        <EmptyState
          role="alert"
          seed="messages"
          headingLevel={2}
          title={words.fetchFailed}
          description={messageOf(failure, errors.somethingWrong)}
          action={
            unknownCoach ? (
              <Button asChild>
                <Link href={routes.messages.path}>{words.openOwn}</Link>
              </Button>
            ) : (
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
            )
          }
        />
      </Frame>
    );
  }
  if (!head || !user.data || coachId === null) return <Loading />;
  return (
    <CoachConversation
      key={coachId}
      coachId={coachId}
      conversation={conversation}
      head={head}
      timeZone={user.data.timeZone}
    />
  );
}

/** No coach yet, or no longer: links to the coaches and to earlier conversations. */
function NoCoach() {
  const earlier = useConversations();
  return (
    <Frame>
      <div>
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
        {earlier.data && earlier.data.length > 0 ? (
          <section className="mx-auto mb-8 max-w-md px-4">
            <h2 className="font-semibold text-h4">{words.earlierConversations}</h2>
            <p className="text-ink-muted text-small">{words.stillReadable}</p>
            <ul className="mt-3 divide-y divide-line border-line border-y">
              {earlier.data.map((one) => (
                <li key={one.coachId}>
                  <Link
                    href={`${routes.messages.path}?coach=${one.coachId}`}
                    className="flex min-h-15 items-center gap-3 py-2 font-semibold text-ink no-underline hover:bg-ink/7"
                  >
                    <Avatar name={one.name} decorative>
                      {one.imageUrl ? (
                        <img src={one.imageUrl} alt="" className="portrait-dim size-full object-cover object-top" />
                      ) : undefined}
                    </Avatar>
                    {one.name}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {earlier.error && !earlier.data ? (
          <p role="alert" className="mb-8 text-center text-danger text-small">
            {messageOf(earlier.error, errors.somethingWrong)}
          </p>
        ) : null}
      </div>
    </Frame>
  );
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
