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

const desk = createDraftStore({
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

/** Takes up what the person whose tab this is had left here. Nobody sits down at another person's desk. */
function sitDown(): void {
  const named = tabStorage.owner();
  if (named === owner) return;
  if (owner !== null) desk.clear();
  owner = named;
  if (named !== null) desk.take(tabStorage.read<Unsaved[]>(keptKey, []));
}

/**
 * The desk, the pages on it that are not known to be stored, the ids of those that the server has taken, and of those that were
 * made because the stored one was changed somewhere else. What is written on it goes on being sent when the page is left.
 */
export function useDraftStore(): {
  desk: DraftStore;
  unsaved: readonly Unsaved[];
  taken: ReadonlySet<string>;
  apart: ReadonlySet<string>;
} {
  const client = useQueryClient();
  useEffect(() => {
    desk.onStored((entry) => showEntry(client, entry));
    takenBack = (id) => void hideEntry(client, id);
    sitDown();
    const stop = tabStorage.subscribe(sitDown);
    const back = () => desk.flush();
    const away = () => {
      if (document.visibilityState === "hidden") desk.flush({ leaving: true });
    };
    window.addEventListener("online", back);
    document.addEventListener("visibilitychange", away);
    return () => {
      stop();
      window.removeEventListener("online", back);
      document.removeEventListener("visibilitychange", away);
      desk.flush();
    };
  }, [client]);
  return {
    desk,
    unsaved: useSyncExternalStore(desk.subscribe, desk.all, () => none),
    taken: useSyncExternalStore(desk.subscribe, desk.taken, () => nothing),
    apart: useSyncExternalStore(desk.subscribe, desk.apart, () => nothing),
  };
}
