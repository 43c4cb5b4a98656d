"use client";

import { messageOf } from "@aangan/api/errors";
import * as common from "@aangan/copy/common";
import * as errors from "@aangan/copy/errors";
import * as words from "@aangan/copy/journal-page";
import { routes } from "@aangan/copy/routes";
import { AlertDialog } from "@aangan/ui/alert-dialog/alert-dialog.tsx";
import { PageHeader } from "@aangan/ui/app-frame/app-frame.tsx";
import { TextLink } from "@aangan/ui/link/link.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { useResources } from "@/features/resources/queries";
import { Link } from "@/lib/link";
import { Editor } from "./editor";
import { EntryList } from "./entry-list";
import { EntryRow, type ListedPage } from "./entry-row";
import type { Entry } from "./page";
import { hideEntry, removePage, useJournal } from "./queries";
import { questionOf } from "./question";
import { useDistress } from "./use-distress";
import { useDraftStore } from "./use-draft-store";
import { useWriting } from "./writing";

/** The private journal: the editor, and the earlier entries. Needs a Suspense above it. */
export function JournalScreen() {
  const client = useQueryClient();
  const journal = useJournal();
  const resources = useResources();
  const { drafts, unsaved, storedIds, splitIds } = useDraftStore();
  const writing = useWriting(drafts, unsaved);
  const { page, touched, key } = writing.edited;
  const box = useRef<HTMLTextAreaElement>(null);
  /** The entry whose deletion is being confirmed. */
  const [asking, setAsking] = useState<string | null>(null);

  const entries = useMemo(() => journal.data?.pages.flatMap((one) => one.entries) ?? [], [journal.data]);
  const stored = storedIds.has(page.id) || entries.some(({ id }) => id === page.id);
  const earlier = useMemo(() => entries.filter(({ id }) => id !== page.id), [entries, page.id]);
  const distress = useDistress(page.text);
  const pages = useMemo(() => listed(earlier, unsaved, page.id), [earlier, unsaved, page.id]);

  // The editor is active after a question's link, or once an entry is opened.
  const begins = touched || page.prompt !== null;
  useEffect(() => {
    if (!begins || !key) return;
    const { current } = box;
    current?.focus({ preventScroll: true });
    current?.setSelectionRange(current.value.length, current.value.length);
  }, [begins, key]);

  return (
    <div className="max-w-[800px] xl:max-w-none">
      <Header />
      <div className="xl:grid xl:grid-cols-2 xl:items-start xl:gap-x-12">
        <div className="min-w-0 xl:sticky xl:top-6">
          <Editor
            key={key}
            page={page}
            question={questionOf(page, resources.data)}
            unsaved={unsaved.find(({ id }) => id === page.id)}
            stored={stored}
            conflict={splitIds.has(page.id)}
            distress={{ shown: distress.shown, now: touched && distress.now }}
            box={box}
            onWrite={(text) => writing.write(text)}
            onPause={() => drafts.flush()}
            onRetry={() => drafts.flush({ id: page.id })}
            onWithoutQuestion={() => writing.withoutQuestion(stored)}
            onFinish={() => {
              writing.finish();
              window.scrollTo({ top: 0 });
            }}
            onDelete={() => setAsking(page.id)}
          />
        </div>
        <EntryList
          journal={journal}
          pages={pages}
          writing={page.text !== "" || stored}
          row={(one) => (
            <EntryRow
              key={one.id}
              page={one}
              conflict={splitIds.has(one.id)}
              question={questionOf(one, resources.data)}
              onEdit={() => {
                writing.open({ id: one.id, resource: one.resource, prompt: one.prompt, text: one.text }, one.updatedAt);
                window.scrollTo({ top: 0 });
              }}
              onDelete={() => setAsking(one.id)}
              onRetry={() => drafts.flush({ id: one.id })}
            />
          )}
        />
      </div>
      <AlertDialog
        open={asking !== null}
        onOpenChange={(open) => !open && setAsking(null)}
        title={words.deleteTitle}
        description={words.deleteText}
        confirmLabel={words.deleteConfirm}
        pendingLabel={words.deleting}
        cancelLabel={words.keepIt}
        destructive
        onConfirm={async () => {
          if (asking === null) return;
          // Wait for a save in flight, which would store the entry again.
          await drafts.pauseSaving(asking);
          try {
            await removePage(asking);
            await hideEntry(client, asking);
          } catch (error) {
            drafts.flush({ id: asking });
            return messageOf(error, errors.somethingWrong);
          }
          await drafts.discard(asking);
          if (asking === page.id) writing.finish();
          toast({ title: words.deleted.title, description: words.deleted.text });
        }}
      />
      <p className="mt-8 border-line border-t pt-4 text-fine text-ink-muted">{words.kept}</p>
    </div>
  );
}

/** Returns the shown entries: those not stored yet, then the stored ones with their local changes. */
function listed(
  entries: readonly Entry[],
  unsaved: ReturnType<typeof useDraftStore>["unsaved"],
  open: string,
): ListedPage[] {
  const waiting = unsaved.filter(({ id }) => id !== open);
  const fresh = waiting.filter(({ id }) => !entries.some((entry) => entry.id === id));
  const changed = entries.map((entry) => {
    const change = waiting.find(({ id }) => id === entry.id);
    if (!change) return { ...entry, unsaved: change };
    const { resource, prompt, text } = change;
    return { ...entry, resource, prompt, text, unreadable: false, unsaved: change };
  });
  return [
    ...fresh.toReversed().map((page) => ({ ...page, updatedAt: null, unreadable: false, unsaved: page })),
    ...changed,
  ];
}

function Header() {
  return (
    <>
      <TextLink asChild variant="inherit" className="-mt-2 mb-1 inline-flex min-h-11 items-center gap-1.5 text-small">
        <Link href={routes.resources.path}>
          <ArrowLeft aria-hidden="true" className="size-4.5 shrink-0 stroke-[1.75]" />
          {words.library}
        </Link>
      </TextLink>
      <PageHeader title={words.title} lead={words.lead} />
    </>
  );
}

/** The journal before its URL is known. */
export function JournalLoading() {
  return (
    <>
      <Header />
      <SkeletonGroup label={common.loading}>
        <Skeleton shape="block" className="h-80 rounded-card" />
      </SkeletonGroup>
    </>
  );
}
