import { useSyncExternalStore } from "react";

/** Next's hooks without a router: they read the URL, which changes through the browser's history. */
const listeners = new Set();

for (const name of ["pushState", "replaceState"]) {
  const change = window.history[name].bind(window.history);
  window.history[name] = (...how) => {
    change(...how);
    for (const listener of listeners) listener();
  };
}
window.addEventListener("popstate", () => {
  for (const listener of listeners) listener();
});

const useAddress = (read) =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, read);

export function useSearchParams() {
  return new URLSearchParams(useAddress(() => window.location.search));
}

export function usePathname() {
  return useAddress(() => window.location.pathname);
}

/** Changes only the URL, since no other page exists. */
const router = {
  push: (href) => window.history.pushState(null, "", href),
  replace: (href) => window.history.replaceState(null, "", href),
  back: () => window.history.back(),
};

export function useRouter() {
  return router;
}
