/** Path of the service worker that shows the safety notes offline. */
export const offlineWorker = "/safety-notes-offline.js";

/** Path of the service worker that shows the offline page in place of all others. */
export const appWorker = "/app-worker.js";
