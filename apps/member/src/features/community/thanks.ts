import { tabStorage } from "@aangan/shell/session/tab-storage.ts";
import { currentToast, onToastChange, type ToastOptions, toast } from "@aangan/ui/toast/store.ts";

const key = "community_thanked";

/**
 * Shows a thank-you toast for the first contribution to the community, once per tab. It waits for a toast that is
 * visible.
 */
export function thankOnce(words: ToastOptions): void {
  if (tabStorage.read(key, false)) return;
  tabStorage.set(key, true);
  if (!currentToast()) {
    toast(words);
    return;
  }
  const stop = onToastChange(() => {
    if (currentToast()) return;
    stop();
    toast(words);
  });
}
