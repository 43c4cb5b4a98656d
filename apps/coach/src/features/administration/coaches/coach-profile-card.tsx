import * as words from "@aangan/copy/admin-coaches";
import { focusTopics, languages } from "@aangan/copy/lists";
import { Card, CardDescription, CardTitle } from "@aangan/ui/card/card.tsx";
import { Fact, Facts } from "@aangan/ui/facts/facts.tsx";
import { useId } from "react";
import type { AdministeredCoach } from "./queries";

/** A coach's public profile, also before members can see it. */
export function CoachProfileCard({ found }: { found: AdministeredCoach }) {
  const titleId = useId();
  const named = (list: readonly { code: string; label: string }[], codes: readonly string[]) =>
    codes.map((code) => list.find((one) => one.code === code)?.label ?? code).join(", ");
  const place = [found.city, found.state, found.country].filter(Boolean).join(", ");
  const facts = [
    [words.specializations, found.specializations],
    [words.focus, named(focusTopics, found.focus)],
    [words.languages, named(languages, found.languages)],
    [words.place, place],
    [words.timeZone, found.timeZone],
    [words.experience, found.yearsOfExperience > 0 ? words.years({ count: found.yearsOfExperience }) : ""],
    [words.education, found.education],
  ].filter(([, value]) => value !== "");
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <CardTitle id={titleId} level={3} small>
          {words.profileTitle}
        </CardTitle>
        <CardDescription className="mt-0.5">{words.profileText}</CardDescription>
        <p className="mt-3 max-w-[68ch] whitespace-pre-line text-pretty text-small [overflow-wrap:anywhere]">
          {found.bio || <span className="text-ink-muted">{words.noBio}</span>}
        </p>
        <Facts className="mt-2">
          {facts.map(([term, value]) => (
            <Fact key={term} term={term}>
              <span className="[overflow-wrap:anywhere]">{value}</span>
            </Fact>
          ))}
        </Facts>
      </section>
    </Card>
  );
}
