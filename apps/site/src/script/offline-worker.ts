import { prefix } from "@/lib/language";

/** Path of the service worker that shows /crisis offline, in this language. */
export const offlineWorker = `${prefix}/crisis-offline.js`;
