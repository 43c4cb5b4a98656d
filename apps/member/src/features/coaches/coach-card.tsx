"use client";

import { coaches as words } from "@aangan/copy/coaches";
import { fill, plural } from "@aangan/copy/format";
import { routes } from "@aangan/copy/routes";
import { JaaliLight } from "@aangan/ui/art/jaali-light";
import { Badge } from "@aangan/ui/badge";
import { Button } from "@aangan/ui/button";
import { Card } from "@aangan/ui/card";
import { NicheImage } from "@aangan/ui/niche-image";
import { Clock, GraduationCap, Languages, MessagesSquare, Sparkle } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import type { Coach } from "./queries";

/** Props of {@link CoachCard}. */
export interface CoachCardProps {
  coach: Coach;
  /** Why this coach is suggested; each reason can be traced to an answer or to the coach's own record. */
  reasons?: readonly string[];
  /** Whether this is the member's coach now. */
  mine: boolean;
  /** Words of the button that chooses this coach. */
  selectLabel: string;
  onSelect: () => void;
  onChange: () => void;
  /** This coach is being chosen. */
  pending: boolean;
  /** Level of the name among the page's headings. */
  headingLevel?: 2 | 3;
}

/** A coach in a niche, in their own words, and the one thing to do. */
export function CoachCard({
  coach,
  reasons = [],
  mine,
  selectLabel,
  onSelect,
  onChange,
  pending,
  headingLevel = 2,
}: CoachCardProps) {
  const Name = `h${headingLevel}` as const;
  const specializations = coach.specializations
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
  return (
    <Card asChild padding="none" className="flex flex-col">
      <article aria-label={coach.name}>
        <div className="relative isolate h-[226px] shrink-0 overflow-hidden bg-wall">
          <div
            aria-hidden="true"
            className="absolute inset-x-0 bottom-0 -z-10 h-12 border-b-[10px] border-floor border-t-[3px] bg-dado [border-top-color:var(--floor)]"
          />
          <JaaliLight className="-z-10 h-auto w-[210px]" soft={0.6} />
          <NicheImage
            src={coach.imageUrl}
            alt=""
            seed={coach.imageUrl}
            className="absolute bottom-[19px] left-1/2 w-[146px] -translate-x-1/2"
          />
        </div>
        <div className="flex flex-1 flex-col gap-3 p-4 md:p-5">
          <div>
            <div className="flex flex-wrap items-center gap-2">
              <Name className="font-display text-h3">{coach.name}</Name>
              {mine ? <Badge variant="success">{words.yourCoach}</Badge> : null}
            </div>
            <p className="text-ink-muted text-small">
              {words.certified} · {coach.city}
            </p>
          </div>
          {reasons.length > 0 ? (
            <ul aria-label={words.reasonsLabel} className="flex flex-col gap-1">
              {reasons.map((reason) => (
                <li key={reason} className="flex items-start gap-2 font-semibold text-accent-ink text-small">
                  <Sparkle aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 stroke-[1.75]" />
                  {reason}
                </li>
              ))}
            </ul>
          ) : null}
          <p className="text-pretty text-small">{coach.bio}</p>
          {specializations.length > 0 ? (
            <ul aria-label={words.specializationsLabel} className="flex flex-wrap gap-1.5">
              {specializations.map((name) => (
                <li key={name}>
                  <Badge>{name}</Badge>
                </li>
              ))}
            </ul>
          ) : null}
          <dl className="flex flex-col gap-1.5 text-small">
            <Fact icon={<Languages />} label={words.languagesLabel}>
              {coach.languages.join(", ")}
            </Fact>
            {coach.availability ? (
              <Fact icon={<Clock />} label={words.availabilityLabel}>
                {coach.availability}
              </Fact>
            ) : null}
            {coach.yearsOfExperience > 0 ? (
              <Fact icon={<GraduationCap />} label={words.licensesLabel}>
                {plural(words.experience, coach.yearsOfExperience)}
                {coach.licenses ? ` · ${coach.licenses}` : null}
              </Fact>
            ) : null}
          </dl>
          {mine ? <WhatsNext /> : null}
          <div className="mt-auto flex gap-2.5 pt-1">
            {mine ? (
              <>
                <Button asChild className="flex-1">
                  <Link href={`${routes.messages.path}?coach=${coach.id}`}>
                    <MessagesSquare aria-hidden="true" />
                    {words.message}
                  </Link>
                </Button>
                <Button
                  variant="secondary"
                  className="flex-1"
                  onClick={onChange}
                  pending={pending}
                  pendingText={words.changing}
                >
                  {words.change}
                </Button>
              </>
            ) : (
              <Button
                className="flex-1"
                onClick={onSelect}
                pending={pending}
                pendingText={words.selecting}
                aria-label={fill(words.selectNamed, { action: selectLabel, coachName: coach.name })}
              >
                {selectLabel}
              </Button>
            )}
          </div>
        </div>
      </article>
    </Card>
  );
}

function Fact({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="flex items-start gap-2.5">
      <dt className="mt-0.5 shrink-0 [&_svg]:size-4.5 [&_svg]:stroke-[1.75]">
        <span aria-hidden="true">{icon}</span>
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="min-w-0 text-ink-muted">{children}</dd>
    </div>
  );
}

function WhatsNext() {
  return (
    <div className="rounded-control bg-sunk px-3.5 py-2.5 text-small">
      <p className="font-semibold">{words.whatsNext}</p>
      <ul className="mt-0.5 list-disc pl-5">
        {words.whatsNextSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </div>
  );
}
