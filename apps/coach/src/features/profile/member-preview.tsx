"use client";

import * as coachProfile from "@aangan/copy/coach-profile";
import * as words from "@aangan/copy/coach-profile-page";
import * as coaches from "@aangan/copy/coaches";
import { JaaliLight } from "@aangan/ui/art/jaali-light/jaali-light.tsx";
import { Badge } from "@aangan/ui/badge/badge.tsx";
import { Card } from "@aangan/ui/card/card.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { NicheImage } from "@aangan/ui/niche-image/niche-image.tsx";
import { GraduationCap, Languages } from "lucide-react";
import { useId } from "react";
import { languageNames, splitList } from "./listed";
import type { Portfolio } from "./queries";

/** The editable fields on the card. */
export type PreviewFields = Pick<
  Portfolio,
  "name" | "bio" | "specializations" | "languages" | "city" | "yearsOfExperience"
>;

/** Props of {@link MemberPreview}. */
export interface MemberPreviewProps {
  shown: PreviewFields & Pick<Portfolio, "id" | "imageUrl">;
  /** Whether members can see this coach. */
  open: boolean;
  className?: string;
}

/** The coach's card as members see it in their list. */
export function MemberPreview({ shown, open, className }: MemberPreviewProps) {
  const titleId = useId();
  const items = splitList(shown.specializations);
  const spoken = languageNames(shown.languages);
  return (
    <section aria-labelledby={titleId} className={cn("grid:sticky grid:top-6", className)}>
      <h2 id={titleId} className="font-semibold text-h4">
        {words.preview}
      </h2>
      <p className="mt-0.5 mb-3 text-ink-muted text-small">{open ? words.previewText : words.previewNothing}</p>
      <Card padding="none" className="flex flex-col overflow-hidden">
        <div className="relative isolate h-[226px] overflow-hidden bg-wall">
          <div
            aria-hidden="true"
            className="absolute inset-x-0 bottom-0 -z-10 h-12 border-b-[10px] border-floor border-t-[3px] bg-dado [border-top-color:var(--floor)]"
          />
          <JaaliLight className="-z-10 h-auto w-[210px]" soft={0.6} />
          <NicheImage
            src={shown.imageUrl}
            alt=""
            seed={shown.imageUrl || shown.id}
            className="absolute bottom-[19px] left-1/2 w-[146px] -translate-x-1/2"
          />
        </div>
        <div className="flex flex-col gap-3 p-4 md:p-5">
          <p className="font-display text-h3 [overflow-wrap:anywhere]">{shown.name}</p>
          <p className="-mt-2 text-ink-muted text-small">
            {[coaches.certified, shown.city].filter(Boolean).join(" · ")}
          </p>
          {shown.bio.trim() ? (
            <p className="line-clamp-6 text-pretty text-small [overflow-wrap:anywhere]">{shown.bio}</p>
          ) : null}
          {items.length > 0 ? (
            <ul aria-label={coaches.specializationsLabel} className="flex flex-wrap gap-1.5">
              {items.map((item) => (
                <li key={item} className="max-w-full">
                  <Badge className="[overflow-wrap:anywhere]">{item}</Badge>
                </li>
              ))}
            </ul>
          ) : null}
          {spoken.length > 0 || shown.yearsOfExperience > 0 ? (
            <dl className="flex flex-col gap-1.5 text-ink-muted text-small [&_svg]:size-4.5">
              {spoken.length > 0 ? (
                <div className="flex items-start gap-2.5">
                  <dt>
                    <Languages aria-hidden="true" />
                    <span className="sr-only">{coaches.languagesLabel}</span>
                  </dt>
                  <dd>{spoken.join(", ")}</dd>
                </div>
              ) : null}
              {shown.yearsOfExperience > 0 ? (
                <div className="flex items-start gap-2.5">
                  <dt>
                    <GraduationCap aria-hidden="true" />
                    <span className="sr-only">{coachProfile.experienceLabel}</span>
                  </dt>
                  <dd>{coaches.experience({ count: shown.yearsOfExperience })}</dd>
                </div>
              ) : null}
            </dl>
          ) : null}
        </div>
      </Card>
    </section>
  );
}
