import { ApiError } from "@aangan/api/errors";
import * as words from "@aangan/copy/coaches";
import { type ToastOptions, toast } from "@aangan/ui/toast/store.ts";
import { type Coach, useSelectCoach } from "./queries";

/**
 * Returns the toast for a failed choice. It shows the server's reason if there is a readable one, and otherwise only
 * the failure.
 */
export function selectFailure(error: unknown): ToastOptions & { description: string } {
  const explained = error instanceof ApiError && error.status > 0 && error.message !== "";
  return explained
    ? { title: words.selectFailed, description: error.message, variant: "destructive" }
    : { title: words.selectProblem.title, description: words.selectProblem.text, variant: "destructive" };
}

/** Chooses a coach, with all its toasts. */
export function useChoice() {
  const select = useSelectCoach();
  return {
    /** The coach who is being chosen now. */
    pendingId: select.isPending ? select.variables : null,
    /** Resolves to undefined on success, or to the shown error. `instead`: replaces the present coach. */
    async choose(coach: Pick<Coach, "id" | "name">, instead = false): Promise<string | undefined> {
      try {
        await select.mutateAsync(coach.id);
      } catch (error) {
        const message = selectFailure(error);
        toast(message);
        return message.description;
      }
      if (instead) toast({ title: words.updated.title, description: words.updated.text });
      else toast({ title: words.selected.title, description: words.selected.text({ coachName: coach.name }) });
    },
  };
}
