/** Path of the service worker that shows the safety notes offline. */
export const offlineWorker = "/safety-notes-offline.js";
