"use client";

import * as words from "@aangan/copy/safety-notes-page";
import { toastFailure } from "@aangan/shell/forms/toast-failure.ts";
import { Card } from "@aangan/ui/card/card.tsx";
import { Switch } from "@aangan/ui/switch/switch.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { useCoach } from "@/features/coaches/queries";
import { forgetKeptNotes, useKeptNotes } from "@/lib/kept-notes";
import type { User } from "@/lib/user";
import { keepNotes } from "./keep";
import { type SafetyNotes, useShareNotes } from "./queries";

/** Props of {@link SettingsCard}. */
export interface SettingsCardProps {
  notes: SafetyNotes;
  user: User;
  /** Formats an instant as a date in the member's zone. */
  day: (instant: string) => string;
  className?: string;
}

/** The two switches: a copy on this device, and sharing with the coach. */
export function SettingsCard({ notes, user, day, className }: SettingsCardProps) {
  return (
    <Card asChild className={className}>
      <section
        aria-label={words.settings}
        className="divide-y divide-line [&>*]:py-3.5 [&>*]:first:pt-0 [&>*]:last:pb-0"
      >
        <Keep notes={notes} user={user} />
        {user.coachId ? <Share notes={notes} coachId={user.coachId} day={day} /> : null}
      </section>
    </Card>
  );
}

function Keep({ notes, user }: Pick<SettingsCardProps, "notes" | "user">) {
  const kept = useKeptNotes();
  const change = (on: boolean) => {
    if (!on) {
      forgetKeptNotes();
      return;
    }
    keepNotes(user.id, normal(notes)).catch((error: unknown) => {
      console.warn("The safety notes could not be kept on this device.", error);
      toast({ title: words.keepFailed, description: words.keepFailedText, variant: "destructive" });
    });
  };
  return (
    <Switch
      label={
        <>
          <span className="frame:hidden">{words.keepPhone}</span>
          <span className="max-frame:hidden">{words.keepDevice}</span>
        </>
      }
      description={user.sharedDevice ? words.keepShared : words.keepText}
      checked={!user.sharedDevice && kept?.memberId === user.id}
      disabled={user.sharedDevice || notes.unreadable}
      onCheckedChange={change}
    />
  );
}

/** Returns the content of the notes with a text in every section. */
export function normal({ sections, contactName, contactPhone }: SafetyNotes) {
  return { sections: sections.map(({ text = "", ...section }) => ({ ...section, text })), contactName, contactPhone };
}

function Share({ notes, coachId, day }: { notes: SafetyNotes; coachId: string; day: SettingsCardProps["day"] }) {
  const coach = useCoach(coachId);
  const share = useShareNotes();
  if (!coach.data) return null;
  const coachName = coach.data.name.split(" ")[0] ?? coach.data.name;
  const stored = notes.updatedAt !== null;
  const text = stored ? words.shareText({ coachName }) : words.shareNothing;
  return (
    <Switch
      label={words.share({ coachName })}
      description={notes.sharedAt ? `${text} ${words.sharedSince({ date: day(notes.sharedAt) })}` : text}
      // No optimistic update: it must never seem to be off while the coach can read the notes.
      checked={notes.sharedAt !== null}
      disabled={!stored || share.isPending}
      onCheckedChange={(on) =>
        share.mutate(on ? coachId : null, {
          onError: (error) => toastFailure((on ? words.shareFailed : words.stopFailed)({ coachName }), error),
        })
      }
    />
  );
}
