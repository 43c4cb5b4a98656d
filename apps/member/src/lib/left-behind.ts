import { storage } from "@aangan/copy/storage";

/** The keys of local storage that a quick exit removes: the copy of the safety notes, and the offline page's data. */
export const leftBehind = [storage.safetyNotes, storage.offlineView] as const;
