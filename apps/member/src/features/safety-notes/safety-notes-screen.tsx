"use client";

import * as common from "@aangan/copy/common";
import * as words from "@aangan/copy/safety-notes-page";
import { failureText } from "@aangan/shell/forms/failure.ts";
import { RefetchErrorAlert } from "@aangan/shell/live/refetch-error-alert.tsx";
import { writeAt } from "@aangan/shell/locale/dates.ts";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { AlertDialog } from "@aangan/ui/alert-dialog/alert-dialog.tsx";
import { PageHeader } from "@aangan/ui/app-frame/app-frame.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Skeleton } from "@aangan/ui/skeleton/skeleton.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { BookOpen, Printer } from "lucide-react";
import { useEffect, useState } from "react";
import { Failure } from "@/lib/failure";
import { forgetKeptNotes, keptNotes, storeNotes, useKeptNotes } from "@/lib/kept-notes";
import { type User, useUser } from "@/lib/user";
import { CallPanel } from "./call-panel";
import { ContactDialog } from "./contact-dialog";
import { GuideDialog } from "./guide-dialog";
import { storeOfflinePage } from "./keep";
import { type SafetyNotes, useDeleteNotes, useNotes } from "./queries";
import { SectionDialog } from "./section-dialog";
import { normal, SettingsCard } from "./settings-card";
import { type Edited, Sheet } from "./sheet";

/**
 * The member's safety notes and the people to call, who come first on phones. Without a response of the server it
 * shows the copy on this device, if the member keeps one.
 */
export function SafetyNotesScreen() {
  const { data: user } = useUser();
  const notes = useNotes();
  const copy = useKeptNotes();
  const kept = copy && (user === undefined || copy.memberId === user.id) ? copy : null;
  const [editing, setEditing] = useState<Edited | "guide" | null>(null);
  /** The member writes new notes over those that do not open. */
  const [startsOver, setStartsOver] = useState(false);
  const { data } = notes;
  useUpdateKept(user, kept !== null, data);

  const zone = user?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const day = (instant: string) => writeAt(instant, zone, { month: "short", day: "numeric" });
  const closed = data?.unreadable === true && !startsOver;
  const shown = closed ? undefined : (data ?? kept ?? undefined);
  const lead = data?.updatedAt ? `${words.lead} ${words.changedOn({ date: day(data.updatedAt) })}` : words.lead;

  return (
    <>
      <PageHeader title={words.title} lead={lead} />
      <div className="grid items-start gap-3.5 frame:grid-cols-[minmax(0,1fr)_344px] frame:grid-rows-[auto_1fr] frame:gap-x-8 frame:gap-y-4">
        <CallPanel contact={shown} className="frame:col-start-2 frame:row-start-1" />
        <div className="flex min-w-0 flex-col gap-3.5 frame:col-start-1 frame:row-span-2 frame:row-start-1">
          {data ? (
            <RefetchErrorAlert query={notes} />
          ) : notes.error ? (
            kept ? (
              <Alert
                action={
                  <Button
                    size="sm"
                    variant="secondary"
                    pending={notes.isFetching}
                    pendingText={common.loading}
                    onClick={() => void notes.refetch()}
                  >
                    {common.retry}
                  </Button>
                }
              >
                {words.offline({ date: day(kept.keptAt) })}
              </Alert>
            ) : (
              <Failure
                title={words.loadFailed}
                error={notes.error}
                pending={notes.isFetching}
                onRetry={() => void notes.refetch()}
              />
            )
          ) : kept ? null : (
            <Skeleton shape="block" className="h-96 rounded-card" />
          )}
          {closed ? (
            <Alert
              tone="caution"
              title={words.unreadable}
              action={
                <Button size="sm" variant="secondary" onClick={() => setStartsOver(true)}>
                  {words.startOver}
                </Button>
              }
            >
              {words.unreadableText}
            </Alert>
          ) : null}
          {shown ? <Sheet notes={data ? normal(data) : shown} onEdit={data ? setEditing : undefined} /> : null}
          {shown ? (
            <div className="flex flex-wrap gap-2.5 print:hidden">
              {data && data.sections.length > 0 ? (
                <Button variant="secondary" onClick={() => setEditing("guide")}>
                  <BookOpen aria-hidden="true" />
                  {words.guide}
                </Button>
              ) : null}
              <Button variant="secondary" onClick={() => window.print()}>
                <Printer aria-hidden="true" />
                {words.print}
              </Button>
            </div>
          ) : null}
          {data && !closed ? (
            <div className="text-ink-muted print:hidden">
              <p className="text-fine">{words.private}</p>
              {data.updatedAt ? <DeleteNotes /> : null}
            </div>
          ) : null}
        </div>
        {data && user && !closed ? (
          <SettingsCard
            notes={data}
            user={user}
            day={day}
            className="frame:col-start-2 frame:row-start-2 print:hidden"
          />
        ) : null}
      </div>
      {data && editing === "contact" ? <ContactDialog contact={data} onClose={() => setEditing(null)} /> : null}
      {data && editing === "guide" ? <GuideDialog sections={data.sections} onClose={() => setEditing(null)} /> : null}
      {data && editing && editing !== "contact" && editing !== "guide" ? (
        <SectionDialog
          sections={data.sections}
          id={editing === "new" ? undefined : editing.section}
          onClose={() => setEditing(null)}
        />
      ) : null}
    </>
  );
}

/** Updates the copy on this device with the server's response. A shared device never has one. */
function useUpdateKept(user: User | undefined, kept: boolean, notes: SafetyNotes | undefined) {
  const shared = user?.sharedDevice;
  useEffect(() => {
    // Without a copy, as after a quick exit, its offline page may still be here.
    if (shared || !keptNotes()) forgetKeptNotes();
  }, [shared]);
  const owner = kept && shared === false ? user?.id : undefined;
  useEffect(() => {
    if (owner === undefined || !notes || notes.unreadable) return;
    try {
      storeNotes(owner, normal(notes), new Date());
    } catch (error) {
      console.warn("The copy of the safety notes could not be updated.", error);
    }
  }, [owner, notes]);
  useEffect(() => {
    if (owner === undefined || !navigator.onLine) return;
    // An earlier version of the app may have stored another page.
    storeOfflinePage().catch((error: unknown) => console.warn("The offline page could not be updated.", error));
  }, [owner]);
}

function DeleteNotes() {
  const remove = useDeleteNotes();
  return (
    <AlertDialog
      trigger={
        <Button variant="quiet" size="sm" className="-mx-3 mt-1">
          {words.delete}
        </Button>
      }
      title={words.deleteTitle}
      description={words.deleteText}
      confirmLabel={words.deleteConfirm}
      pendingLabel={words.deleting}
      cancelLabel={words.cancel}
      destructive
      onConfirm={async () => {
        try {
          await remove.mutateAsync();
        } catch (error) {
          return failureText(error);
        }
        forgetKeptNotes();
        toast({ title: words.deleted.title, description: words.deleted.text });
        return undefined;
      }}
    />
  );
}
