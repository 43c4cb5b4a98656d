import { unwrap } from "@aangan/api/member";
import { useMutation } from "@tanstack/react-query";
import { api } from "@/lib/api";
import type { LetterLink } from "./link";

/** What is wished of the letters that a link means. */
export interface LetterWish extends LetterLink {
  /** Whether they are to come again. */
  wanted: boolean;
}

/** Stops the letters or has them come again, for whoever holds one; answers with what happens from now on. */
export function useLetterWish() {
  return useMutation({
    mutationFn: ({ wanted, ...body }: LetterWish) =>
      wanted ? unwrap(api.POST("/api/unsubscribe/undo", { body })) : unwrap(api.POST("/api/unsubscribe", { body })),
  });
}
