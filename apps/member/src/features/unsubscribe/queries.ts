import { unwrap } from "@aangan/api/member";
import { useMutation } from "@tanstack/react-query";
import { api } from "@/lib/api";
import type { LetterLink } from "./link";

/** The wanted setting for the emails of a link. */
export interface LetterWish extends LetterLink {
  /** Whether they are to come again. */
  wanted: boolean;
}

/** Stops or resumes emails, for the holder of a link; returns the resulting setting. */
export function useLetterWish() {
  return useMutation({
    mutationFn: ({ wanted, ...body }: LetterWish) =>
      wanted ? unwrap(api.POST("/api/unsubscribe/undo", { body })) : unwrap(api.POST("/api/unsubscribe", { body })),
  });
}
