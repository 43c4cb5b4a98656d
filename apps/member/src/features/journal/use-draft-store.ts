"use client";

import { tabStorage } from "@aangan/shell/session/tab-storage.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { createDraftStore, type DraftStore, type Unsaved } from "./draft-store";
import { hideEntry, isConflict, removePage, showEntry, storePage } from "./queries";
import { storable } from "./text";

/** Tab storage key of entries that are not stored. Signing out deletes it with all others. */
const keptKey = "journal_pages";

/** Called when a stored entry was deleted because its draft was erased. */
let removedErased: (id: string) => void = () => undefined;

const drafts = createDraftStore({
  save: storePage,
  isConflict,
  remove: async (id) => {
    await removePage(id);
    removedErased(id);
  },
  storable,
  keep: (pages) => (pages.length > 0 ? tabStorage.set(keptKey, pages) : tabStorage.remove(keptKey)),
  pauseMs: 1_000,
  retryMs: 15_000,
});

const none: readonly Unsaved[] = [];
const nothing: ReadonlySet<string> = new Set();
let owner: string | null = null;

/** Loads the drafts of this tab's user. Another member never gets them. */
function loadOwnDrafts(): void {
  const named = tabStorage.owner();
  if (named === owner) return;
  if (owner !== null) drafts.clear();
  owner = named;
  if (named !== null) drafts.take(tabStorage.read<Unsaved[]>(keptKey, []));
}

/**
 * Returns the draft store, its entries that are not known to be stored, the ids of those stored, and of those created
 * because the stored one was changed elsewhere. Saving continues when the page is left.
 */
export function useDraftStore(): {
  drafts: DraftStore;
  unsaved: readonly Unsaved[];
  storedIds: ReadonlySet<string>;
  splitIds: ReadonlySet<string>;
} {
  const client = useQueryClient();
  useEffect(() => {
    drafts.onStored((entry) => showEntry(client, entry));
    removedErased = (id) => void hideEntry(client, id);
    loadOwnDrafts();
    const stop = tabStorage.subscribe(loadOwnDrafts);
    const back = () => drafts.flush();
    const away = () => {
      if (document.visibilityState === "hidden") drafts.flush({ leaving: true });
    };
    window.addEventListener("online", back);
    document.addEventListener("visibilitychange", away);
    return () => {
      stop();
      window.removeEventListener("online", back);
      document.removeEventListener("visibilitychange", away);
      drafts.flush();
    };
  }, [client]);
  return {
    drafts,
    unsaved: useSyncExternalStore(drafts.subscribe, drafts.all, () => none),
    storedIds: useSyncExternalStore(drafts.subscribe, drafts.storedIds, () => nothing),
    splitIds: useSyncExternalStore(drafts.subscribe, drafts.splitIds, () => nothing),
  };
}
