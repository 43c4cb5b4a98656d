import * as portal from "@aangan/copy/coach-dashboard";
import { ReplyClock } from "@aangan/product/reply-clock/reply-clock.tsx";
import { useTypingPeers } from "@aangan/shell/chat/typing.ts";
import { ago } from "@aangan/shell/live/ago.ts";
import { cn } from "@aangan/ui/lib/cn.ts";
import { TextLink } from "@aangan/ui/link/link.tsx";
import { DashboardLink as Link } from "@/lib/dashboard-link";
import { tabHref } from "@/lib/hrefs";
import { WaitingTime } from "../client-state";
import { LastMessage } from "../last-message";
import type { ClientDetail } from "../queries";
import { replyDeadline } from "../waiting";

/** The last message, the promised reply time, and a link to the conversation. */
export function ConversationCard({ client, now, zone }: { client: ClientDetail; now: Date; zone: string }) {
  const typing = useTypingPeers("clientId").has(client.id);
  const { waitingSince, answerBy, lastMessageTime } = client;
  const promise = waitingSince && answerBy ? replyDeadline(waitingSince, answerBy, now, zone) : null;
  return (
    <>
      <p
        className={cn(
          "line-clamp-4 whitespace-pre-line [overflow-wrap:anywhere]",
          client.lastMessageContent === null ? "text-ink-muted" : "border-line-strong border-l-2 pl-3",
        )}
      >
        <LastMessage client={client} typing={typing} />
      </p>
      {lastMessageTime ? (
        <p className="mt-1 text-fine text-ink-muted">
          <time dateTime={lastMessageTime}>{ago(lastMessageTime, now)}</time>
        </p>
      ) : null}
      {waitingSince && client.hasUrgentKeyword ? (
        <p className="mt-3 text-small">
          <WaitingTime client={client} now={now} />
        </p>
      ) : promise ? (
        <p className="mt-3 flex items-center gap-3 text-small">
          <ReplyClock left={promise.left} />
          <span className={cn(promise.late && "font-medium text-danger")}>
            {promise.late ? `${promise.rest} · ${promise.by}` : `${promise.by} · ${promise.rest}`}
          </span>
        </p>
      ) : null}
      <TextLink asChild className="mt-2 inline-block py-1 text-small">
        <Link href={tabHref("messages", client.id)}>{portal.openConversation}</Link>
      </TextLink>
    </>
  );
}
