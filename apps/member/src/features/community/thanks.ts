import { tabStorage } from "@aangan/shell/session/tab-storage.ts";
import { currentToast, onToastChange, type ToastOptions, toast } from "@aangan/ui/toast/store.ts";

const key = "community_thanked";

/**
 * Thanks somebody for the first thing that they give to the community, once in a tab. What is being said just now is said to
 * the end first.
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
