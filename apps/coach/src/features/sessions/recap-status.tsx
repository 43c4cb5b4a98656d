"use client";

import * as words from "@aangan/copy/coach-sessions";
import { Badge } from "@aangan/ui/badge/badge.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import type { CoachSession } from "./queries";
import type { OpenAction } from "./session-actions";
import { clientNameOf, firstNameOf } from "./times";

const labels = { none: words.recap.write, draft: words.recap.finish, shared: words.recap.edit };

/** Opens the summary of a session that has ended. Renders nothing for any other session. */
export function RecapButton({ session, now, onAct }: { session: CoachSession; now: Date; onAct: OpenAction }) {
  if (session.status === "cancelled" || Date.parse(session.endsAt) > now.getTime()) return null;
  return (
    <Button size="sm" variant="secondary" onClick={() => onAct("recap", session)}>
      {labels[session.recap]}
      <span className="sr-only">{words.forClient({ clientName: clientNameOf(session) })}</span>
    </Button>
  );
}

/** Says whether the summary is a draft or shared, and whether the client shares how it went. */
export function RecapBadges({ session }: { session: CoachSession }) {
  return (
    <>
      {session.recap === "draft" ? <Badge variant="outline">{words.recap.draft}</Badge> : null}
      {session.recap === "shared" ? <Badge>{words.recap.shared}</Badge> : null}
      {session.hasFeedback ? <Badge>{words.recap.answered({ clientName: firstNameOf(session) })}</Badge> : null}
    </>
  );
}
