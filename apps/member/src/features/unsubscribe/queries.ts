import { unwrap } from "@aangan/api/member";
import { useMutation } from "@tanstack/react-query";
import { api } from "@/lib/api";
import type { EmailLink } from "./link";

/** The wanted setting for the emails of a link. */
export interface EmailSetting extends EmailLink {
  /** True to resume the emails. */
  wanted: boolean;
}

/** Stops or resumes emails, for the holder of a link; returns the resulting setting. */
export function useEmailSetting() {
  return useMutation({
    mutationFn: ({ wanted, ...body }: EmailSetting) =>
      wanted ? unwrap(api.POST("/api/unsubscribe/undo", { body })) : unwrap(api.POST("/api/unsubscribe", { body })),
  });
}
