"use client";

import * as auth from "@aangan/copy/auth";
import { routes } from "@aangan/copy/routes";
import { toastFailure } from "@aangan/shell/forms/toast-failure.ts";
import type { ReactNode } from "react";
import { keepGreeting } from "@/lib/greeting";
import { useSignOut } from "@/lib/sign-out";

/**
 * Passes its child the function that signs out. It redirects even if the child has unmounted. A failure is shown in a
 * toast, and the user stays signed in.
 */
export function LogoutButton({ children }: { children: (logout: { run: () => void; pending: boolean }) => ReactNode }) {
  const logout = useSignOut({
    onLeft: () => {
      keepGreeting("logged-out");
      window.location.assign(routes.auth.path);
    },
    onFailed: (error) => toastFailure(auth.logoutFailed, error),
  });
  return children(logout);
}
