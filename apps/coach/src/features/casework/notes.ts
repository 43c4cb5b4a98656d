import { type components, unwrap } from "@aangan/api/coach";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";

/** A coach's note about a client. Only the coach reads it. */
export type ClientNote = components["schemas"]["ClientNote"];

const notesQuery = (clientId: string) =>
  queryOptions({
    queryKey: queryKeys.notes(clientId),
    queryFn: () => unwrap(api.GET("/api/coach/clients/{clientId}/notes", { params: { path: { clientId } } })),
    refetchOnMount: "always",
  });

/** The coach's notes about one client, newest first; refetched whenever they are opened. */
export function useNotes(clientId: string) {
  return useQuery(notesQuery(clientId));
}

/** Adds a note, about a session if one is given. Throws an `ApiError`: 400 on `text`, 409 if there are too many. */
export function useAddNote(clientId: string, sessionId?: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      unwrap(
        api.POST("/api/coach/clients/{clientId}/notes", {
          params: { path: { clientId } },
          body: { text, ...(sessionId && { sessionId }) },
        }),
      ),
    onSuccess: (note) => {
      client.setQueryData(notesQuery(clientId).queryKey, (notes) => notes && [note, ...notes]);
    },
  });
}

/** Changes a note. Throws an `ApiError`: 400 on `text`, 404 if it no longer exists. */
export function useChangeNote(clientId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, text }: { id: string; text: string }) =>
      unwrap(
        api.PUT("/api/coach/clients/{clientId}/notes/{id}", { params: { path: { clientId, id } }, body: { text } }),
      ),
    onSuccess: (changed) => {
      client.setQueryData(notesQuery(clientId).queryKey, (notes) =>
        notes?.map((note) => (note.id === changed.id ? changed : note)),
      );
    },
  });
}

/** Deletes a note. Throws an `ApiError`. */
export function useDeleteNote(clientId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      unwrap(api.DELETE("/api/coach/clients/{clientId}/notes/{id}", { params: { path: { clientId, id } } })),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.notes(clientId) }),
  });
}
