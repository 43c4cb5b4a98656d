import * as coaches from "@aangan/copy/admin-coaches";
import * as health from "@aangan/copy/admin-health";
import * as inbox from "@aangan/copy/admin-inbox";
import * as payments from "@aangan/copy/admin-payments";
import * as words from "@aangan/copy/administration";
import { labelOf } from "@aangan/copy/format";
import { crisisOutcomes, onCallReasons } from "@aangan/copy/lists";
import * as onCall from "@aangan/copy/on-call";
import { ago } from "@aangan/shell/live/ago.ts";
import { clockAt } from "@aangan/shell/locale/dates.ts";
import { Badge } from "@aangan/ui/badge/badge.tsx";
import {
  CalendarDays,
  CircleSlash,
  Download,
  Gavel,
  Hand,
  Headset,
  MailCheck,
  MailOpen,
  RotateCcw,
  ShieldMinus,
  ShieldPlus,
  Undo2,
} from "lucide-react";
import { weekdayName } from "@/features/on-call/weekdays";
import { DashboardLink as Link } from "@/lib/dashboard-link";
import { caseHref } from "@/lib/hrefs";
import { outcomeLabels } from "./badges";
import { clientsOutcome, coachAuditActions, isCoachAuditAction } from "./coaches/audit-texts";
import { coachesHref } from "./coaches/filter";
import type { AuditEntry } from "./queries";

const icons = {
  "administrator.create": ShieldPlus,
  "administrator.remove": ShieldMinus,
  "case.claim": Hand,
  "case.release": Undo2,
  "case.decide": Gavel,
  "payment.retry": RotateCcw,
  "payment.dismiss": CircleSlash,
  "inbox.handle": MailCheck,
  "inbox.reopen": MailOpen,
  "inbox.export": Download,
  "job.retry": RotateCcw,
  "job.discard": CircleSlash,
  "crisis.open": Headset,
  "crisis.look": Headset,
  "crisis.write": Headset,
  "crisis.close": Headset,
  "rota.change": CalendarDays,
  ...coachAuditActions.icons,
} as const;

/** Props of {@link AuditLine}. */
export interface AuditLineProps {
  entry: AuditEntry;
  /** The administrator's time zone. */
  zone: string;
  /** The line is below a heading with its day; otherwise it shows its age. */
  day?: boolean;
  now: Date | null;
}

/** One entry of the audit log: actor, action and outcome. */
export function AuditLine({ entry, zone, day = false, now }: AuditLineProps) {
  const { detail } = entry;
  const Icon = icons[entry.action];
  const days = Number(detail.suspendedDays ?? 0);
  const outcome = Object.entries(outcomeLabels).find(([code]) => code === detail.outcome)?.[1];
  return (
    <li className="relative flex items-start gap-3 border-line border-b px-4 py-3 last:border-b-0">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.75] text-ink-muted" />
      <div className="min-w-0 flex-1">
        <p className="[overflow-wrap:anywhere]">{sentenceOf(entry)}</p>
        {entry.action === "case.decide" ? (
          <p className="mt-1 flex flex-wrap gap-1.5">
            {outcome ? <Badge variant={detail.outcome === "keep" ? "success" : "outline"}>{outcome}</Badge> : null}
            {detail.warned ? <Badge>{words.detailWarned}</Badge> : null}
            {days > 0 ? <Badge>{words.detailSuspended({ count: days })}</Badge> : null}
            {detail.helped ? <Badge>{words.detailHelped}</Badge> : null}
          </p>
        ) : null}
        {detail.type && entry.subjectKind === "payment" ? (
          <p className="text-fine text-ink-muted [overflow-wrap:anywhere]">{detail.type}</p>
        ) : null}
        {entry.subjectKind === "inbox" ? <p className="text-fine text-ink-muted">{exportDetails(detail)}</p> : null}
        {entry.subjectKind === "job" ? (
          <p className="text-fine text-ink-muted [overflow-wrap:anywhere]">
            {detail.kind} · {health.number({ id: entry.subjectId })}
          </p>
        ) : null}
        {detail.clients ? <p className="text-fine text-ink-muted">{clientsOutcome(detail.clients)}</p> : null}
        {entry.subjectKind === "crisis" || entry.subjectKind === "rota" ? (
          <p className="text-fine text-ink-muted [overflow-wrap:anywhere]">{onCallDetails(entry)}</p>
        ) : null}
        {detail.reason ? (
          <p className="line-clamp-3 whitespace-pre-line text-fine text-ink-muted [overflow-wrap:anywhere]">
            {detail.reason}
          </p>
        ) : null}
        {entry.subjectKind === "coach" && detail.name ? (
          <Link href={coachesHref({ coach: entry.subjectId })} className="-my-1.5 inline-block py-1.5 text-small">
            {coaches.openCoach}
          </Link>
        ) : null}
        {entry.subjectKind === "case" ? (
          <Link
            href={caseHref(entry.action === "case.decide" ? "decided" : "open", entry.subjectId)}
            className="-my-1.5 inline-block py-1.5 text-small"
          >
            {words.openCase}
          </Link>
        ) : null}
      </div>
      <time dateTime={entry.createdAt} className="shrink-0 text-fine text-ink-muted tabular-nums">
        {day ? (now ? ago(entry.createdAt, now) : null) : clockAt(entry.createdAt, zone)}
      </time>
    </li>
  );
}

const listNames: Record<string, string> = {
  "contact-messages": inbox.messages,
  applications: inbox.applications,
  "beta-signups": inbox.signups,
};

/** Returns the exported list and its number of rows, as text. */
function exportDetails({ list = "", rows, searched }: AuditEntry["detail"]): string {
  const parts = [listNames[list] ?? list];
  if (rows !== undefined) parts.push(inbox.rows({ count: Number(rows) }));
  if (searched) parts.push(inbox.detailSearched);
  return parts.join(", ");
}

/** Returns the block of the rota with an id, as text. */
function blockName(id: string): string {
  const [weekday, hour] = id.split("-");
  return `${weekdayName(Number(weekday), "long")}, ${labelOf(onCall.blockNames, hour ?? "")}`;
}

/** Returns the reason, the outcome or the people of an action on call, with the crisis's id. */
function onCallDetails({ subjectKind, subjectId, detail }: AuditEntry): string {
  if (subjectKind === "rota") return detail.people || onCall.empty;
  const said = detail.why
    ? labelOf(onCallReasons, detail.why)
    : detail.outcome
      ? labelOf(crisisOutcomes, detail.outcome)
      : "";
  return [said, subjectId].filter(Boolean).join(" · ");
}

function sentenceOf({ action, actor, subjectId, detail }: AuditEntry): string {
  const name = actor || words.commandLine;
  if (isCoachAuditAction(action))
    return coachAuditActions.says[action]({ name, coach: detail.name ?? detail.email ?? "" });
  switch (action) {
    case "case.claim":
      return words.actTake({ name });
    case "case.release":
      return words.actGiveBack({ name });
    case "case.decide":
      return words.actDecide({
        name,
        target: (detail.target === "comment" ? words.comment : words.post).toLowerCase(),
      });
    case "payment.retry":
      return payments.actRetry({ name });
    case "payment.dismiss":
      return payments.actDismiss({ name });
    case "inbox.handle":
      return inbox.actHandle({ name });
    case "inbox.reopen":
      return inbox.actReopen({ name });
    case "inbox.export":
      return inbox.actExport({ name });
    case "job.retry":
      return health.actRetry({ name });
    case "job.discard":
      return health.actDiscard({ name });
    case "crisis.open":
      return onCall.actOpen({ name });
    case "crisis.look":
      return onCall.actLook({ name });
    case "crisis.write":
      return onCall.actWrite({ name });
    case "crisis.close":
      return onCall.actClose({ name });
    case "rota.change":
      return onCall.actRota({ name, block: blockName(subjectId) });
    case "administrator.create":
      return words.actCreate({ name, email: detail.email ?? "" });
    case "administrator.remove":
      return words.actRemove({ name, email: detail.email ?? "" });
  }
}
