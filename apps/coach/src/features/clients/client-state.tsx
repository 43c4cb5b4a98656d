import * as words from "@aangan/copy/coach-clients";
import * as coachCrisis from "@aangan/copy/coach-crisis";
import { ago } from "@aangan/shell/live/ago.ts";
import { cn } from "@aangan/ui/lib/cn.ts";
import { Clock, Trash2 } from "lucide-react";
import { formatWhen } from "@/lib/days";
import type { Client } from "./queries";
import { isLate, waitingTime } from "./waiting";

/** A client's waiting time, marked if overdue. Renders nothing for a client who does not wait. */
export function WaitingTime({ client, now }: { client: Client; now: Date }) {
  if (!client.waitingSince) return null;
  if (client.hasUrgentKeyword) return <ReplyNow since={client.waitingSince} now={now} />;
  const late = isLate(client, now);
  return (
    <span className={cn("block text-fine", late ? "font-medium text-danger" : "text-ink-muted")}>
      {late ? <Clock aria-hidden="true" className="mr-1 mb-0.5 inline size-3.5 stroke-2" /> : null}
      {(late ? words.waitsLate : words.waits)({ duration: waitingTime(client.waitingSince, now) })}
    </span>
  );
}

/** Stands where the promised reply time stands otherwise: in a crisis the reply is due now. */
function ReplyNow({ since, now }: { since: string; now: Date }) {
  return (
    <span className="block font-medium text-danger text-fine">
      <Clock aria-hidden="true" className="mr-1 mb-0.5 inline size-3.5 stroke-2" />
      {coachCrisis.now} · {words.waits({ duration: waitingTime(since, now) })}
    </span>
  );
}

/** Below the last message: the client's waiting time and promised reply time, else the message's age. */
export function ClientState({ client, now, zone }: { client: Client; now: Date; zone: string }) {
  const { waitingSince, answerBy, lastMessageTime, deletionAt } = client;
  const late = isLate(client, now);
  return (
    <>
      {waitingSince && client.hasUrgentKeyword ? (
        <ReplyNow since={waitingSince} now={now} />
      ) : waitingSince ? (
        <span className={cn("block text-fine", late ? "font-medium text-danger" : "text-ink-muted")}>
          {late ? <Clock aria-hidden="true" className="mr-1 mb-0.5 inline size-3.5 stroke-2" /> : null}
          {words.waits({ duration: waitingTime(waitingSince, now) })}
          {answerBy ? (
            <span>
              {" · "}
              {(late ? words.wasDue : words.answerBy)({ when: formatWhen(answerBy, now, zone) })}
            </span>
          ) : null}
        </span>
      ) : lastMessageTime ? (
        <span className="block text-fine text-ink-muted">
          <time dateTime={lastMessageTime}>{ago(lastMessageTime, now)}</time>
        </span>
      ) : null}
      {deletionAt ? (
        <span className="block text-fine text-ink-muted">
          <Trash2 aria-hidden="true" className="mr-1 mb-0.5 inline size-3.5 stroke-2" />
          {words.goes({ when: formatWhen(deletionAt, now, zone) })}
        </span>
      ) : null}
    </>
  );
}
