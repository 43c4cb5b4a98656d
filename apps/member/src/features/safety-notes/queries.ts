import { type components, unwrap } from "@aangan/api/member";
import { refusedWith } from "@aangan/shell/forms/failure.ts";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import type { NotesContent } from "@/lib/kept-notes";
import { queryKeys } from "@/lib/query-keys";

/** The member's safety notes. */
export type SafetyNotes = components["schemas"]["SafetyNotes"];

/** One title of them, with its text. */
export type Section = components["schemas"]["SafetySection"] & { text: string };

const notesQuery = queryOptions({
  queryKey: queryKeys.user.safetyNotes,
  queryFn: async () => {
    const notes = await unwrap(api.GET("/api/safety-notes"));
    return { ...notes, sections: notes.sections.map((section): Section => ({ ...section, text: section.text ?? "" })) };
  },
  refetchOnMount: "always",
  // Without a connection it fails at once, and the copy on this device is shown.
  networkMode: "always",
});

/** The member's safety notes. An account event refetches them, after a change on another device. */
export function useNotes() {
  return useQuery(notesQuery);
}

/**
 * Saves a change of the latest fetched notes. Throws an `ApiError`: 409 if they were changed on another device; then
 * the new version has been fetched, and the change can be made again.
 */
export function useSaveNotes() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: (latest: NotesContent) => NotesContent) => {
      const latest = client.getQueryData(notesQuery.queryKey);
      if (!latest) throw new Error("The safety notes are not loaded.");
      const { sections, contactName, contactPhone } = change(latest);
      return unwrap(
        api.PUT("/api/safety-notes", {
          body: {
            sections: [...sections],
            contactName,
            contactPhone,
            ...(latest.updatedAt && { updatedAt: latest.updatedAt }),
          },
        }),
      );
    },
    onSuccess: () => client.invalidateQueries({ queryKey: notesQuery.queryKey }),
    onError: (error) =>
      refusedWith(error, 409) ? client.invalidateQueries({ queryKey: notesQuery.queryKey }) : undefined,
  });
}

/** Shares the notes with the member's coach, or stops it for null. Throws an `ApiError`. */
export function useShareNotes() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (coachId: string | null) => {
      if (coachId) await unwrap(api.PUT("/api/safety-notes/sharing", { body: { coachId } }));
      else await unwrap(api.DELETE("/api/safety-notes/sharing"));
    },
    onSettled: () => client.invalidateQueries({ queryKey: notesQuery.queryKey }),
  });
}

/** Deletes the notes for good. Notes that are gone already count as deleted. Throws an `ApiError`. */
export function useDeleteNotes() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      try {
        await unwrap(api.DELETE("/api/safety-notes"));
      } catch (error) {
        if (!refusedWith(error, 404)) throw error;
      }
    },
    onSuccess: () => client.invalidateQueries({ queryKey: notesQuery.queryKey }),
  });
}
