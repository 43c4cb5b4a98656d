"use client";

import * as chat from "@aangan/copy/chat";
import * as common from "@aangan/copy/common";
import { labelOf } from "@aangan/copy/format";
import { limits } from "@aangan/copy/limits";
import { onCallReasons } from "@aangan/copy/lists";
import { locale } from "@aangan/copy/locale";
import * as chatWords from "@aangan/copy/messages";
import * as words from "@aangan/copy/on-call";
import { routes } from "@aangan/copy/routes";
import { byDay, dayInWords } from "@aangan/product/conversation/thread.ts";
import { failureText, refusedWith } from "@aangan/shell/forms/failure.ts";
import { useServerClock } from "@aangan/shell/live/clock.ts";
import { clockAt } from "@aangan/shell/locale/dates.ts";
import { useTabState } from "@aangan/shell/session/tab-storage.ts";
import { LampIcon } from "@aangan/ui/art/lamp-icon/lamp-icon.tsx";
import { Composer } from "@aangan/ui/chat/composer.tsx";
import { DaySeparator, MessageBubble, SystemNote } from "@aangan/ui/chat/message.tsx";
import { MessageList } from "@aangan/ui/chat/message-list.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { ArrowLeft, Headset } from "lucide-react";
import { Fragment, type ReactNode, useRef, useState } from "react";
import { LoadError } from "@/features/administration/load-error";
import { shortDuration } from "@/features/clients/waiting";
import { DashboardLink as Link } from "@/lib/dashboard-link";
import { formatWhen } from "@/lib/days";
import { CloseDialog } from "./close-dialog";
import { type OpenedCrisis, useCrisis, useSendTeamMessage } from "./queries";
import { whyTexts } from "./waiting-crises";

/** Props of {@link CrisisView}. */
export interface CrisisViewProps {
  id: string;
  /** The reader's time zone; undefined while unknown. */
  zone: string | undefined;
}

/** A crisis that the reader has opened: the conversation around the message, its people, and a button to close it. */
export function CrisisView({ id, zone }: CrisisViewProps) {
  const crisis = useCrisis(id);
  // A closed crisis keeps nothing on the screen: access to the conversation has ended.
  const gone = refusedWith(crisis.error, 404);
  return (
    <>
      <Link
        href={routes.coachOnCall.path}
        className="-mt-2 mb-2 inline-flex min-h-11 items-center gap-2 font-semibold text-small"
      >
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        {words.back}
      </Link>
      {gone ? (
        <EmptyState seed="crisis-closed" headingLevel={2} title={words.caseClosed} description={words.caseClosedText} />
      ) : crisis.data && zone ? (
        <Opened crisis={crisis.data} zone={zone} />
      ) : crisis.error ? (
        <LoadError
          title={words.caseFailed}
          error={crisis.error}
          seed="crisis"
          trying={crisis.isFetching}
          retry={() => void crisis.refetch()}
        />
      ) : (
        <SkeletonGroup label={common.loading}>
          <Skeleton shape="block" className="h-80" />
        </SkeletonGroup>
      )}
    </>
  );
}

function Opened({ crisis, zone }: { crisis: OpenedCrisis; zone: string }) {
  const now = useServerClock();
  const [closing, setClosing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { firstName } = crisis.member;
  return (
    <>
      <header className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border-2 border-crisis-edge bg-crisis px-5 py-3.5 text-on-crisis">
        <LampIcon className="size-8 shrink-0 text-lamp" />
        <div className="min-w-0 flex-1 basis-60">
          <h1 className="font-display font-medium text-[22px]/7 [overflow-wrap:anywhere]">
            {words.caseTitle({ firstName })}
          </h1>
          <p className="text-small tabular-nums">
            {now ? `${shortDuration(now.getTime() - Date.parse(crisis.writtenAt))} ${words.sinceWritten}. ` : ""}
            {whyTexts[crisis.why]}
          </p>
        </div>
        <button
          ref={button}
          type="button"
          onClick={() => setClosing(true)}
          className="min-h-11 rounded-control px-4 font-semibold shadow-[inset_0_0_0_1.5px_var(--on-crisis)] hover:underline focus-visible:outline-lamp max-md:w-full"
        >
          {words.close}
        </button>
      </header>
      <div className="grid items-start gap-6 grid:grid-cols-[minmax(0,1fr)_340px]">
        <Conversation crisis={crisis} zone={zone} />
        <Facts crisis={crisis} zone={zone} now={now} />
      </div>
      {closing ? (
        <CloseDialog
          id={crisis.id}
          through={crisis.through}
          onClose={() => setClosing(false)}
          onCloseAutoFocus={(event) => {
            if (!button.current) return;
            event.preventDefault();
            button.current.focus();
          }}
        />
      ) : null}
    </>
  );
}

function Conversation({ crisis, zone }: { crisis: OpenedCrisis; zone: string }) {
  const { messages, goals, member, coach } = crisis;
  const authors = { member: member.firstName, coach: coach.name, team: words.teamAuthor };
  return (
    <section
      aria-label={words.conversation}
      className="flex h-[62dvh] min-h-100 flex-col overflow-hidden rounded-card border border-line bg-bg"
    >
      {goals.length > 0 ? (
        <div className="border-line border-b bg-surface px-4.5 py-3">
          <h2 className="font-semibold text-label">{words.goals}</h2>
          {goals.map((goal) => (
            <p key={goal.createdAt} className="border-crisis-edge border-l-4 pl-3 [overflow-wrap:anywhere]">
              {goal.title}
              {goal.detail ? <span className="block text-ink-muted text-small">{goal.detail}</span> : null}
            </p>
          ))}
        </div>
      ) : null}
      <MessageList
        label={words.conversation}
        firstKey={messages[0]?.id}
        lastKey={messages.at(-1)?.id}
        lastIsOwn={messages.at(-1)?.sender === "team"}
        jumpLabel={chatWords.jumpToNewest}
        announcement=""
        before={
          messages.every(({ sender }) => sender !== "member") && goals.length === 0 ? (
            <p className="text-center text-ink-muted text-small">{words.noMessages}</p>
          ) : undefined
        }
      >
        {byDay(messages, zone).map((day) => (
          <Fragment key={day.date}>
            <DaySeparator
              label={dayInWords(day.date, { today: chatWords.today, yesterday: chatWords.yesterday, locale }, zone)}
              dateTime={day.date}
            />
            {day.messages.map((message) =>
              message.sender === "team" && message.automatic ? (
                <SystemNote key={message.id} icon={<Headset />}>
                  {message.text}
                </SystemNote>
              ) : (
                <Fragment key={message.id}>
                  <MessageBubble
                    side={message.sender === "team" ? "sent" : "received"}
                    author={authors[message.sender]}
                    time={`${authors[message.sender]} · ${clockAt(message.createdAt, zone)}${message.automatic ? ` · ${chatWords.automatic}` : ""}`}
                    dateTime={message.createdAt}
                    showTime
                    unsent={message.unsent}
                    editedLabel={message.edited ? chat.edited : undefined}
                    flag={
                      message.safety === ""
                        ? null
                        : {
                            label: message.safety === "urgent" ? words.urgent : words.concern,
                            tone: message.safety === "urgent" ? "urgent" : "caution",
                          }
                    }
                  >
                    {message.unsent
                      ? chat.unsentLine
                      : [message.text, message.fileName && words.file({ name: message.fileName })]
                          .filter(Boolean)
                          .join("\n")}
                  </MessageBubble>
                  <TextsBefore texts={message.textsBefore} />
                </Fragment>
              ),
            )}
          </Fragment>
        ))}
      </MessageList>
      <Answer id={crisis.id} firstName={member.firstName} />
    </section>
  );
}

/** The flagged texts of a message from before it was edited or unsent. */
function TextsBefore({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <div className="-mt-1 max-w-[min(78%,520px)] rounded-control border border-line bg-surface px-3.5 py-2 text-small">
      <p className="font-semibold text-ink-muted text-label">{words.textBefore}</p>
      {texts.map((text) => (
        <p key={text} className="whitespace-pre-wrap border-crisis-edge border-l-4 pl-3 [overflow-wrap:anywhere]">
          {text}
        </p>
      ))}
    </div>
  );
}

/** The box for a message in the team's name. The draft stays in this tab until it is sent. */
function Answer({ id, firstName }: { id: string; firstName: string }) {
  const send = useSendTeamMessage(id);
  const [draft, keep, drop] = useTabState<{ id: string; text: string }>(`on_call_message_${id}`, { id: "", text: "" });
  return (
    <Composer
      value={draft.text}
      // A repeat after a lost response keeps the id, and is stored once.
      onValueChange={(text) => keep({ id: draft.id || crypto.randomUUID(), text })}
      onSend={(text) => send.mutate({ id: draft.id || crypto.randomUUID(), text }, { onSuccess: drop })}
      label={words.writeLabel({ firstName })}
      placeholder={words.write}
      sendLabel={words.send}
      sending={send.isPending}
      limit={limits.messageText}
      leftLabel={(left) =>
        left < 0 ? chatWords.charactersOver({ count: -left }) : chatWords.charactersLeft({ count: left })
      }
      error={send.error ? `${words.sendFailed}. ${failureText(send.error)}` : undefined}
    />
  );
}

function Facts({ crisis, zone, now }: { crisis: OpenedCrisis; zone: string; now: Date | null }) {
  const { member, coach, looks, handovers } = crisis;
  const when = (at: string) => (now ? formatWhen(at, now, zone) : "");
  return (
    <aside className="flex flex-col gap-5 rounded-card border border-line bg-surface px-5 py-4 shadow-cast-1">
      <Part title={words.memberName}>
        <p className="font-semibold [overflow-wrap:anywhere]">{`${member.firstName} ${member.lastName}`}</p>
        <p className="text-small [overflow-wrap:anywhere]">
          {member.email}
          {member.emailConfirmed ? null : <span className="text-ink-muted"> ({words.emailUnconfirmed})</span>}
        </p>
        <p className="text-ink-muted text-small tabular-nums">
          {words.localTime}: {now ? clockAt(now.toISOString(), member.timeZone) : ""}
        </p>
      </Part>
      <Part title={words.coach}>
        <p className="font-semibold [overflow-wrap:anywhere]">{coach.name}</p>
        <p className="text-small [overflow-wrap:anywhere]">
          <a href={`mailto:${coach.email}`}>{coach.email}</a>
        </p>
        <p className="text-ink-muted text-small tabular-nums">
          {coach.reads ? words.coachReads : words.coachCannotRead}
          {now ? ` · ${clockAt(now.toISOString(), coach.timeZone)}` : ""}
        </p>
      </Part>
      {handovers.length > 0 ? (
        <Part title={words.handovers}>
          <ul className="flex flex-col gap-2 text-small">
            {handovers.map((handover) => (
              <li key={handover.at} className="[overflow-wrap:anywhere]">
                {handover.note ? <p className="whitespace-pre-wrap">{handover.note}</p> : null}
                {handover.unreadable ? <p>{words.noteUnreadable}</p> : null}
                <p className="text-ink-muted">
                  {words.handover({ name: handover.coachName, time: when(handover.at) })}
                </p>
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      <Part title={words.looks}>
        <ul className="flex flex-col gap-1 text-small">
          {looks.map((look) => (
            <li key={`${look.name}${look.at}`} className="[overflow-wrap:anywhere]">
              {(look.detail ? words.lookWithDetail : words.look)({
                name: look.you ? words.you : look.name,
                time: when(look.at),
                reason: labelOf(onCallReasons, look.reason),
                detail: look.detail,
              })}
            </li>
          ))}
        </ul>
      </Part>
      <p className="text-fine text-ink-muted">{words.accessNote}</p>
    </aside>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-1 text-ink-muted text-label">{title}</h2>
      {children}
    </section>
  );
}
