import { type components, unwrap } from "@aangan/api/member";
import * as myData from "@aangan/copy/my-data";
import { saveFile } from "@aangan/shell/lists/save-file.ts";
import { serverNow } from "@aangan/shell/live/clock.ts";
import { endSession } from "@aangan/shell/session/session-end.ts";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";
import { forgetEverything } from "@/lib/sign-out";

/** One place where the member is logged in. */
export type SignIn = components["schemas"]["SignIn"];

const signInsQuery = queryOptions({
  queryKey: queryKeys.user.signIns,
  queryFn: () => unwrap(api.GET("/api/sign-ins")),
});

/** The member's logins: this device first, then the most recently used one. */
export function useSignIns() {
  return useQuery(signInsQuery);
}

/** Ends one sign-in. Throws an `ApiError`; 404 means that it was over already. */
export function useEndSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => unwrap(api.DELETE("/api/sign-ins/{id}", { params: { path: { id } } })),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.user.signIns }),
  });
}

/** Ends every sign-in but this one. */
export function useEndOtherSignIns() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(api.POST("/api/sign-ins/end-others")),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.user.signIns }),
  });
}

/** Saves the file with all data of the member, and returns its name. `zone` is the member's, for the dates in it. */
export function useDownload() {
  return useMutation({
    mutationFn: async (timeZone: string | undefined) => {
      const file = await unwrap(api.GET("/api/user/export", { parseAs: "blob" }));
      // The form that sorts: 2026-05-04.
      const date = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(serverNow());
      const name = myData.exportFileName({ date });
      saveFile(file as unknown as Blob, name);
      return name;
    },
  });
}

/** Callbacks of deleting the account. Both run even after the component was unmounted. */
export interface LeaveOutcomes {
  /** The account is deleted and nothing else redirects: the callback has to. */
  onLeft: () => void;
  /** The error is an `ApiError`; 400 on the field `password` means that it is wrong. */
  onRefused: (error: Error) => void;
}

/** Deletes the account and forgets the person in this browser. */
export function useLeave({ onLeft, onRefused }: LeaveOutcomes) {
  return useMutation({
    mutationFn: (body: { password: string; keepPosts: boolean }) =>
      endSession(() => unwrap(api.DELETE("/api/user", { body }))),
    onSuccess: () => {
      forgetEverything();
      onLeft();
    },
    onError: onRefused,
  });
}
