/** Path of the service worker that shows /crisis offline. */
export const offlineWorker = "/crisis-offline.js";
