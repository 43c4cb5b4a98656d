"use client";

import * as brand from "@aangan/copy/brand";
import { companions } from "@aangan/copy/companion-list";
import * as words from "@aangan/copy/offline-page";
import { CompanionTile } from "@aangan/ui/art/companion-tile/companion-tile.tsx";
import { Avatar } from "@aangan/ui/avatar/avatar.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Card } from "@aangan/ui/card/card.tsx";
import { Wordmark } from "@aangan/ui/mark/wordmark.tsx";
import { RotateCw } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { BreathCard } from "@/features/dashboard/breath-card";
import { dayAndTime } from "@/features/sessions/times";
import { AppQuickExit } from "@/lib/app-quick-exit";
import { CrisisBanner } from "@/lib/crisis-banner";
import { type OfflineView, offlineView } from "@/lib/offline-view";
import { cachedUser } from "@/lib/user-cache";

/**
 * What works without the server: help, with the link to safety notes that are kept here, the next session and the
 * conversations as this device last saw them, and a breathing practice. Calls no API.
 */
export function OfflineScreen() {
  const [now] = useState(() => new Date());
  // Undefined until it has been opened.
  const [view, setView] = useState<OfflineView | null>();
  useEffect(() => {
    let current = true;
    void offlineView(cachedUser()?.id, now).then((found) => current && setView(found));
    return () => {
      current = false;
    };
  }, [now]);
  const session = view?.session && Date.parse(view.session.endsAt) > now.getTime() ? view.session : null;

  return (
    <div className="mx-auto max-w-[920px] px-4 pb-12 text-ink frame:px-(--gutter)">
      <header className="mb-3 flex min-h-[60px] items-center justify-between gap-3 py-2">
        <Wordmark name={brand.name} className="max-frame:text-[22px]" />
        <AppQuickExit />
      </header>
      <main className="flex flex-col gap-3.5 frame:gap-5">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-1">
          <div>
            <h1 className="font-display font-medium text-h1 text-balance">{words.title}</h1>
            <p className="mt-1.5 max-w-[56ch] text-ink-muted text-pretty">{words.lead}</p>
          </div>
          <Button onClick={() => window.location.reload()}>
            <RotateCw aria-hidden="true" />
            {words.retry}
          </Button>
        </div>
        <CrisisBanner announce={false} />
        <div className="grid items-start gap-3.5 md:grid-cols-2 md:gap-5">
          <Part title={words.session}>
            {view === undefined ? null : session && view ? (
              <>
                <p className="font-semibold">{dayAndTime(session.date, view.timeZone)}</p>
                <p>{words.sessionWith({ coachName: session.coachName })}</p>
              </>
            ) : (
              <p className="text-ink-muted">{view ? words.noSession : words.nothingKept}</p>
            )}
          </Part>
          <Part title={words.conversations}>
            <ul>
              {view?.coach ? (
                <Row
                  picture={<Avatar name={view.coach.name} decorative />}
                  name={view.coach.name}
                  detail={view.coach.unread > 0 ? words.unread({ count: view.coach.unread }) : words.yourCoach}
                />
              ) : null}
              {companions.map(({ code, name }) => (
                <Row
                  key={code}
                  picture={<CompanionTile companion={code} className="size-11 rounded-[9px]" />}
                  name={name}
                  detail={words.companion}
                />
              ))}
            </ul>
            <p className="mt-2 text-ink-muted text-small">{words.messagesNeedNetwork}</p>
          </Part>
        </div>
        {view ? (
          <p className="text-fine text-ink-muted">{words.keptAt({ time: dayAndTime(view.keptAt, view.timeZone) })}</p>
        ) : null}
        <BreathCard />
      </main>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card asChild className="px-5 py-5 md:px-6">
      <section aria-label={title}>
        <h2 className="mb-2 font-display text-h3">{title}</h2>
        {children}
      </section>
    </Card>
  );
}

function Row({ picture, name, detail }: { picture: ReactNode; name: string; detail: string }) {
  return (
    <li className="flex items-center gap-3 border-line py-2 not-first:border-t">
      {picture}
      <span className="min-w-0">
        <span className="block font-semibold [overflow-wrap:anywhere]">{name}</span>
        <span className="block text-ink-muted text-small">{detail}</span>
      </span>
    </li>
  );
}
