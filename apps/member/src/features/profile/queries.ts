import { type components, unwrap } from "@aangan/api/member";
import type { PreferencesValues } from "@aangan/copy/forms/preferences";
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { mutationKeys, queryKeys } from "@/lib/query-keys";
import { setUserLanguage } from "@/lib/user";

/** The member's answers and settings. */
export type Preferences = components["schemas"]["Preferences"];

/** The request of the profile form. A missing zone stays unchanged. */
export type ProfileChange = components["schemas"]["ProfileRequest"];

/** A change of the notification settings; missing fields stay unchanged. */
export type SettingsChange = components["schemas"]["SettingsRequest"];

const preferencesQuery = queryOptions({
  queryKey: queryKeys.user.preferences,
  queryFn: ({ client }) => read(client),
});

/** Returns the changes of settings that are not saved yet, oldest first. */
function unsavedChanges(client: QueryClient): SettingsChange[] {
  const saving = client.getMutationCache().findAll({ mutationKey: mutationKeys.saveSettings, status: "pending" });
  return saving.map(({ state }) => state.variables as SettingsChange);
}

/** Applies changes to the shown settings. */
function applyChanges(client: QueryClient, ...changes: Partial<Preferences>[]): void {
  client.setQueryData(preferencesQuery.queryKey, (now) => now && Object.assign({ ...now }, ...changes));
}

async function read(client: QueryClient): Promise<Preferences> {
  const answer = await unwrap(api.GET("/api/user/preferences"));
  // Unsaved changes are newer than any response from before they are saved.
  return Object.assign({ ...answer }, ...unsavedChanges(client));
}

/** Cultural preferences and notification settings. */
export function usePreferences() {
  return useQuery(preferencesQuery);
}

/** Saves names, username, time zone and address. Throws an `ApiError`; 400 contains the rejected fields. */
export function useUpdateProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ password, ...profile }: ProfileChange) =>
      unwrap(api.PATCH("/api/user", { body: { ...profile, ...(password && { password }) } })),
    onSuccess: (user) => client.setQueryData(queryKeys.user.all, user),
  });
}

/** Chooses the language of pages, emails and notifications. The response sets the cookie of the language. */
export function useSetDisplayLanguage() {
  return useMutation({
    mutationFn: (displayLanguage: string) =>
      unwrap(api.PUT("/api/user/display-language", { body: { displayLanguage } })),
  });
}

/** Cancels a pending change of the member's address. */
export function useCancelEmailChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(api.DELETE("/api/email/change")),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.user.all, exact: true }),
  });
}

/** Saves the cultural preferences. */
export function useSavePreferences() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PreferencesValues) => unwrap(api.POST("/api/user/preferences", { body })),
    // The response's settings may be older than the shown ones: a switch may have been pressed during the request.
    onSuccess: ({ region, religion, gender, age, language }) => {
      applyChanges(client, { region, religion, gender, age, language });
      setUserLanguage(client, language);
    },
  });
}

/**
 * Saves the given notification settings only. A change is shown at once, whatever is fetched during the request, and
 * is undone if it could not be saved. Several changes are saved one after the other, in order.
 */
export function useSaveSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: mutationKeys.saveSettings,
    scope: { id: "notification-settings" },
    // It shows as done, so it outlives the page.
    mutationFn: (body: SettingsChange) =>
      unwrap(api.POST("/api/user/notification-settings", { body, keepalive: true })),
    onMutate: async (changed) => {
      const before = client.getQueryData(preferencesQuery.queryKey);
      applyChanges(client, changed);
      await client.cancelQueries({ queryKey: queryKeys.user.preferences });
      // A response may have arrived in between.
      applyChanges(client, ...unsavedChanges(client));
      return before;
    },
    onError: (_error, changed, before) => {
      if (!before) return;
      const undone = Object.fromEntries(Object.keys(changed).map((key) => [key, before[key as keyof Preferences]]));
      // A later change of the same setting stays.
      applyChanges(client, undone, ...unsavedChanges(client).filter((later) => later !== changed));
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey: mutationKeys.saveSettings }) === 1) {
        void client.invalidateQueries({ queryKey: queryKeys.user.preferences });
      }
    },
  });
}

/** Changes the password and logs out every other device. Throws an `ApiError`; 400 contains the rejected fields. */
export function useChangePassword() {
  return useMutation({
    mutationFn: (body: { current: string; password: string }) => unwrap(api.POST("/api/password", { body })),
  });
}

/** Requests an email with a link to set a password, for a member without one. */
export function useSendPasswordLink() {
  return useMutation({ mutationFn: (email: string) => unwrap(api.POST("/api/password/forgot", { body: { email } })) });
}
