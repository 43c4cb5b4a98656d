import { storage } from "@aangan/copy/storage";

/** The keys of local storage that a quick exit removes: the copy of the safety notes. */
export const leftBehind = [storage.safetyNotes] as const;
