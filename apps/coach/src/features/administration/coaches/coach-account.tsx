import * as words from "@aangan/copy/admin-coaches";
import { Card, CardTitle } from "@aangan/ui/card/card.tsx";
import { Fact, Facts } from "@aangan/ui/facts/facts.tsx";
import { useId } from "react";
import { dayWithYear } from "@/lib/days";
import { dayIn } from "@/lib/zoned";
import type { AdministeredCoach } from "./queries";

/** A coach's account: contact data, dates, and number of clients. */
export function CoachAccount({ found, zone }: { found: AdministeredCoach; zone: string | undefined }) {
  const titleId = useId();
  const day = (at: string) => (zone ? dayWithYear(dayIn(new Date(at), zone)) : "");
  const coaches = found.standing !== "administrator";
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <CardTitle id={titleId} level={3} small>
          {words.aboutTitle}
        </CardTitle>
        <Facts className="mt-1">
          <Fact term={words.email}>
            <a href={`mailto:${found.email}`} className="[overflow-wrap:anywhere]">
              {found.email}
            </a>
          </Fact>
          {coaches ? <Fact term={words.clientsLabel}>{found.clients}</Fact> : null}
          {coaches ? <Fact term={words.sessionsLabel}>{found.upcomingSessions}</Fact> : null}
          {found.invitedAt ? <Fact term={words.invitedOn}>{day(found.invitedAt)}</Fact> : null}
          <Fact term={words.since}>{day(found.createdAt)}</Fact>
          {found.standing === "inactive" && found.deactivatedAt ? (
            <Fact term={words.deactivatedOn}>{day(found.deactivatedAt)}</Fact>
          ) : null}
          {found.clientsOnLeaving ? (
            <Fact term={words.theirClients}>
              {found.clientsOnLeaving === "wait" ? words.theyWait : words.theyAreFree}
            </Fact>
          ) : null}
          <Fact term={words.lastSeen}>{found.lastSignInAt ? day(found.lastSignInAt) : words.never}</Fact>
          <Fact term={words.secondFactor}>{found.secondFactor ? words.on : words.off}</Fact>
        </Facts>
      </section>
    </Card>
  );
}
