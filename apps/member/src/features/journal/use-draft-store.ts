"use client";

import { tabStorage } from "@aangan/shell/session/tab-storage.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { createDraftStore, type DraftStore, type Unsaved } from "./draft-store";
import { hideEntry, overtaken, removePage, showEntry, storePage } from "./queries";
import { storable } from "./text";

/** Under what the tab keeps pages that are not stored. Signing out takes it away with everything else. */
const keptKey = "journal_pages";

/** Who is told that a page was taken back which had been stored after all. */
let takenBack: (id: string) => void = () => undefined;

const drafts = createDraftStore({
  save: storePage,
  overtaken,
  remove: async (id) => {
    await removePage(id);
    takenBack(id);
  },
  storable,
  keep: (pages) => (pages.length > 0 ? tabStorage.set(keptKey, pages) : tabStorage.remove(keptKey)),
  pause: 1_000,
  again: 15_000,
});

const none: readonly Unsaved[] = [];
const nothing: ReadonlySet<string> = new Set();
let owner: string | null = null;

/** Takes up what the person whose tab this is had left here. Nobody sits down with another member's drafts. */
function loadOwnDrafts(): void {
  const named = tabStorage.owner();
  if (named === owner) return;
  if (owner !== null) drafts.clear();
  owner = named;
  if (named !== null) drafts.take(tabStorage.read<Unsaved[]>(keptKey, []));
}

/**
 * The draft store, the pages on it that are not known to be stored, the ids of those that the server has taken, and of those that were
 * made because the stored one was changed somewhere else. What is written on it goes on being sent when the page is left.
 */
export function useDraftStore(): {
  drafts: DraftStore;
  unsaved: readonly Unsaved[];
  taken: ReadonlySet<string>;
  apart: ReadonlySet<string>;
} {
  const client = useQueryClient();
  useEffect(() => {
    drafts.onStored((entry) => showEntry(client, entry));
    takenBack = (id) => void hideEntry(client, id);
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
    taken: useSyncExternalStore(drafts.subscribe, drafts.taken, () => nothing),
    apart: useSyncExternalStore(drafts.subscribe, drafts.apart, () => nothing),
  };
}
