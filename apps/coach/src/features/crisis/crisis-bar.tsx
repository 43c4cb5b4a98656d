"use client";

import * as chat from "@aangan/copy/chat";
import * as coachCrisis from "@aangan/copy/coach-crisis";
import * as portal from "@aangan/copy/coach-dashboard";
import * as words from "@aangan/copy/crisis-view";
import { clockAt } from "@aangan/shell/locale/dates.ts";
import { LampIcon } from "@aangan/ui/art/lamp-icon/lamp-icon.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { isFocusUnclaimed } from "@aangan/ui/lib/focus-fallback.ts";
import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, Search, UsersRound } from "lucide-react";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { type Client, dashboardQuery, nameOf } from "@/features/clients/queries";
import { placesText } from "@/features/clients/urgent";
import { shortDuration } from "@/features/clients/waiting";
import { DashboardLink as Link } from "@/lib/dashboard-link";
import { tabHref } from "@/lib/hrefs";
import { HandoverDialog } from "./handover-dialog";
import { OutcomeDialog } from "./outcome-dialog";
import { type CrisisHandover, useCrisisState } from "./queries";

/** Props of {@link CrisisBar}. */
export interface CrisisBarProps {
  /** The client's present state, from the client's query, which follows every event. */
  client: Pick<
    Client,
    "id" | "firstName" | "lastName" | "timeZone" | "urgentSince" | "urgentTier" | "urgentIn" | "urgentThrough"
  >;
  /** Null before hydration. */
  now: Date | null;
  /** The conversation's heading, which receives focus when the bar appears or leaves with the focused element. */
  heading: RefObject<HTMLHeadingElement | null>;
  search: { open: boolean; toggle: () => void };
}

/**
 * The head of a conversation whose client may be in crisis: name, waiting time, actions so far, and buttons to alert
 * the team and to close the crisis. Only a saved outcome removes it.
 */
export function CrisisBar({ client, now, heading, search }: CrisisBarProps) {
  const { data: state, error } = useCrisisState(client.id);
  // The list that shows the other clients is hidden. The frame fetches this query.
  const others = (useQuery({ ...dashboardQuery, enabled: false }).data?.counts.urgent ?? 1) - 1;
  // `closes` is the newest flag that the coach had seen when opening the dialog: a later one needs its own outcome.
  const [dialog, setDialog] = useState<{ closes: number | null } | "handover" | null>(null);
  const handOver = useRef<HTMLButtonElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The list with the clicked link is hidden now.
    const active = document.activeElement;
    if (isFocusUnclaimed() || active?.checkVisibility() === false) heading.current?.focus({ preventScroll: true });
  }, [heading]);
  const returnFocusTo = (button: RefObject<HTMLButtonElement | null>) => (event: Event) => {
    event.preventDefault();
    if (isFocusUnclaimed()) (button.current ?? heading.current)?.focus();
  };
  const titleId = useId();
  const title = client.urgentTier === "concern" ? words.titleConcern : words.title;
  const handover = state?.handover;

  return (
    <section
      aria-labelledby={titleId}
      className="flex shrink-0 flex-wrap items-center gap-x-2.5 gap-y-2.5 border-crisis-edge border-b-2 bg-crisis px-3 py-2 text-on-crisis frame:gap-x-4 frame:px-5 frame:py-[13px]"
    >
      <Link
        href={tabHref("messages")}
        aria-label={portal.backToClients}
        className="-ml-2 grid size-11 shrink-0 place-items-center rounded-control text-on-crisis hover:bg-on-crisis/10"
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
      </Link>
      <LampIcon className="-ml-2.5 size-8.5 shrink-0 text-lamp frame:-ml-4" />
      <div
        // A higher tier is announced again; the minutes are not.
        key={client.urgentTier}
        role="alert"
        aria-relevant="additions"
        className="min-w-0 flex-1"
      >
        <h2
          ref={heading}
          id={titleId}
          tabIndex={-1}
          className="font-[550] font-display text-[20px] leading-6 outline-none [overflow-wrap:anywhere] frame:text-[22px] frame:leading-[26px]"
        >
          {title({ clientName: nameOf(client) })}
        </h2>
        <p className="text-[14.5px] leading-5 [overflow-wrap:anywhere]">
          <Facts
            client={client}
            openedAt={state?.openedAt ?? null}
            handover={handover ?? null}
            failed={error !== null && !state}
            now={now}
          />
        </p>
        {others > 0 ? (
          <Link
            href={tabHref("messages")}
            className="inline-block py-0.5 font-semibold text-[14.5px] text-on-crisis leading-5 underline underline-offset-2"
          >
            {words.others({ count: others })}
          </Link>
        ) : null}
      </div>
      <button
        type="button"
        aria-label={chat.search}
        aria-expanded={search.open}
        onClick={search.toggle}
        className="hidden size-11 shrink-0 cursor-pointer place-items-center rounded-control hover:bg-on-crisis/10 frame:grid"
      >
        <Search aria-hidden="true" className="size-5 stroke-[1.75]" />
      </button>
      <div className="flex w-full gap-3 grid:w-auto">
        <button
          ref={handOver}
          type="button"
          aria-haspopup="dialog"
          onClick={() => setDialog("handover")}
          className={outlined}
        >
          <UsersRound aria-hidden="true" className="size-5 shrink-0 stroke-[1.75]" />
          {handover ? words.handOverAgain : words.handOver}
        </button>
        <button
          ref={close}
          type="button"
          aria-haspopup="dialog"
          onClick={() => setDialog({ closes: client.urgentThrough })}
          className={outlined}
        >
          {coachCrisis.close}
        </button>
      </div>
      {dialog === "handover" ? (
        <HandoverDialog client={client} onClose={() => setDialog(null)} onCloseAutoFocus={returnFocusTo(handOver)} />
      ) : dialog ? (
        <OutcomeDialog
          client={client}
          through={dialog.closes}
          onClose={() => setDialog(null)}
          onCloseAutoFocus={returnFocusTo(close)}
        />
      ) : null}
    </section>
  );
}

const outlined =
  "flex min-h-11 flex-1 cursor-pointer items-center justify-center gap-2 rounded-control border-[1.5px] border-on-crisis px-2 pt-0.5 font-semibold text-[15px] leading-5 hover:bg-on-crisis/10 frame:px-4 frame:text-[16px] grid:flex-none grid:whitespace-nowrap";

interface FactsProps {
  client: CrisisBarProps["client"];
  openedAt: string | null;
  handover: CrisisHandover | null;
  /** The state of the crisis could not be fetched. */
  failed: boolean;
  now: Date | null;
}

/** The line below the title. On a phone it has the waiting time and the latest action only. */
function Facts({ client, openedAt, handover, failed, now }: FactsProps) {
  if (!now || !client.urgentSince) return " ";
  const since = (instant: string) => shortDuration(now.getTime() - Date.parse(instant));
  const duration = since(client.urgentSince);
  const time = clockAt(client.urgentSince, client.timeZone);
  const handed =
    handover &&
    (handover.own ? words.handedByYou : words.handedBy)({
      duration: since(handover.at),
      coachName: handover.coachName,
    });
  const opened = openedAt && words.opened({ duration: since(openedAt) });
  const places = placesText(client.urgentIn);
  return (
    <>
      <span className="frame:hidden">{words.written({ duration })}</span>
      <span className="max-frame:hidden">{words.writtenAt({ duration, time })}</span>
      {opened ? <span className={cn(handed && "max-frame:hidden")}> · {opened}</span> : null}
      {handed ? <span> · {handed}</span> : null}
      {failed ? <span> · {words.stateFailed}</span> : null}
      {handed ? null : <span className="max-frame:hidden"> · {words.shown}</span>}
      {places ? <span> · {places}</span> : null}
    </>
  );
}
