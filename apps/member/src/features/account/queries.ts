import { type components, unwrap } from "@aangan/api/member";
import type { LoginInput } from "@aangan/copy/forms/login";
import type { RegistrationInput } from "@aangan/copy/forms/registration";
import { useMutation } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { rememberUser } from "@/lib/user-cache";
import type { ShownVariants } from "./variants";

/** Signs in. Throws an `ApiError`; 401 means wrong credentials. */
export function useLogin() {
  return useMutation({
    mutationFn: (body: LoginInput & { sharedDevice: boolean }) => unwrap(api.POST("/api/login", { body })),
    onSuccess: rememberUser,
  });
}

/** The fields that registration sends in addition to the form: the site's variants, and the browser's time zone. */
export interface RegistrationExtras extends ShownVariants {
  timeZone: string;
}

/** Registers and signs in. Throws an `ApiError`; 400 contains the rejected fields. */
export function useRegister() {
  return useMutation({
    mutationFn: ({ confirmPassword: _, ...form }: RegistrationInput & RegistrationExtras) =>
      unwrap(api.POST("/api/register", { body: form })),
    onSuccess: rememberUser,
  });
}

let providers: Promise<components["schemas"]["SignInProviders"]> | undefined;

/** The server's identity providers. Fetched once; a failed fetch is repeated. */
export function fetchProviders(): Promise<components["schemas"]["SignInProviders"]> {
  providers ??= unwrap(api.GET("/api/auth/providers")).catch((error: unknown) => {
    providers = undefined;
    throw error;
  });
  return providers;
}
