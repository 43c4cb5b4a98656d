"use client";

import * as words from "@aangan/copy/coach-profile-page";
import { timeIn, zoneLabel } from "@aangan/shell/forms/zones.ts";
import { useServerClock } from "@aangan/shell/live/clock.ts";
import { Badge } from "@aangan/ui/badge/badge.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Card } from "@aangan/ui/card/card.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { BadgeCheck, Hourglass, Pencil } from "lucide-react";
import { type ReactNode, useId } from "react";
import { ImageActions } from "./image-actions";
import { languageNames, placeLine, splitList, topicNames } from "./listed";
import { Portrait } from "./portrait";
import type { Portfolio } from "./queries";

/** The id of the edit button, which receives focus when the form closes. */
export const EDIT_BUTTON_ID = "edit-profile";

/** The coach's public text, read-only. */
export function AboutCard({ portfolio, onEdit }: { portfolio: Portfolio; onEdit: () => void }) {
  const titleId = useId();
  const now = useServerClock();
  const place = placeLine(portfolio);
  const zone = zoneLabel(portfolio.timeZone);
  const bio = portfolio.bio.trim();
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <div className="flex flex-wrap items-start gap-x-5 gap-y-4">
          <Portrait name={portfolio.name} src={portfolio.imageUrl} className="size-24 rounded-card" />
          <div className="min-w-44 flex-1">
            <h2 id={titleId} className="font-display text-h3 [overflow-wrap:anywhere]">
              {portfolio.name}
            </h2>
            <p className="text-ink-muted text-small [overflow-wrap:anywhere]">{portfolio.email}</p>
            <div className="mt-2">
              <Verification status={portfolio.verificationStatus} />
            </div>
          </div>
          <Button id={EDIT_BUTTON_ID} variant="secondary" onClick={onEdit}>
            <Pencil aria-hidden="true" />
            {words.edit}
          </Button>
        </div>
        <ImageActions portfolio={portfolio} />
        <dl className="mt-5 grid gap-4.5 border-line border-t pt-5 md:grid-cols-2">
          <Row wide term={words.bio}>
            {bio ? (
              <p className="max-w-160 whitespace-pre-line text-pretty [overflow-wrap:anywhere]">{bio}</p>
            ) : (
              <None>{words.noBio}</None>
            )}
          </Row>
          <Row wide term={words.specializations}>
            <Badges items={splitList(portfolio.specializations)} none={words.noSpecializations} />
          </Row>
          <Row wide term={words.languages}>
            <Badges items={languageNames(portfolio.languages)} none={words.noLanguages} />
          </Row>
          <Row wide term={words.topics}>
            <Badges items={topicNames(portfolio.focus)} none={words.noTopics} />
          </Row>
          <Row term={words.place}>{place || <None>{words.noPlace}</None>}</Row>
          <Row term={words.zone}>{now ? `${zone}, ${timeIn(portfolio.timeZone, now)}` : zone}</Row>
          <Row term={words.experience}>{words.years({ count: portfolio.yearsOfExperience })}</Row>
          <Row term={words.education}>{portfolio.education || <None>{words.noEducation}</None>}</Row>
        </dl>
      </section>
    </Card>
  );
}

/** The status of the coach's verification by an administrator. */
function Verification({ status }: { status: Portfolio["verificationStatus"] }) {
  if (status === "verified")
    return (
      <Badge variant="success">
        <BadgeCheck aria-hidden="true" />
        {words.verified}
      </Badge>
    );
  if (status === "rejected") return <Badge variant="danger">{words.notVerified}</Badge>;
  return (
    <Badge variant="caution">
      <Hourglass aria-hidden="true" />
      {words.pending}
    </Badge>
  );
}

function Row({ term, wide = false, children }: { term: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={cn("min-w-0", wide && "md:col-span-2")}>
      <dt className="font-semibold text-ink-muted text-label">{term}</dt>
      <dd className="mt-1 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

function None({ children }: { children: ReactNode }) {
  return <span className="text-ink-muted text-small">{children}</span>;
}

function Badges({ items, none }: { items: readonly string[]; none: string }) {
  if (items.length === 0) return <None>{none}</None>;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {items.map((item) => (
        <li key={item} className="max-w-full">
          <Badge className="[overflow-wrap:anywhere]">{item}</Badge>
        </li>
      ))}
    </ul>
  );
}
