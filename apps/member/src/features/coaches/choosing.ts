import { ApiError } from "@aangan/api/errors";
import { coaches as words } from "@aangan/copy/coaches";
import { fill } from "@aangan/copy/format";
import { type ToastOptions, toast } from "@aangan/ui/toast/store.ts";
import { type Coach, useSelectCoach } from "./queries";

/**
 * What is said when a coach could not be chosen. A server that answered says why itself; where no answer can be had, or none
 * that a person could read, there is nothing more to say than that it did not work.
 */
export function selectFailure(error: unknown): ToastOptions & { description: string } {
  const told = error instanceof ApiError && error.status > 0 && error.message !== "";
  return told
    ? { title: words.selectFailed, description: error.message, variant: "destructive" }
    : { title: words.selectProblem.title, description: words.selectProblem.text, variant: "destructive" };
}

/** Choosing a coach, with everything that is said about it. */
export function useChoice() {
  const select = useSelectCoach();
  return {
    /** The coach who is being chosen now. */
    pendingId: select.isPending ? select.variables : null,
    /** Resolves to undefined when it worked, else to the sentence that was said. `instead`: of the coach they had until now. */
    async choose(coach: Pick<Coach, "id" | "name">, instead = false): Promise<string | undefined> {
      try {
        await select.mutateAsync(coach.id);
      } catch (error) {
        const said = selectFailure(error);
        toast(said);
        return said.description;
      }
      const said = instead ? words.updated : words.selected;
      toast({ title: said.title, description: fill(said.text, { coachName: coach.name }) });
    },
  };
}
