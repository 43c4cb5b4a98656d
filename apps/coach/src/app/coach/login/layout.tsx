import { FocusRecovery } from "@aangan/ui/focus-recovery/focus-recovery.tsx";
import type { ReactNode } from "react";
import { LoginPitch } from "@/features/account/login-pitch";

/** The purpose of the portal, and next to it the form for signing in. */
export default function LoginLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col frame:grid frame:grid-cols-2">
      <LoginPitch />
      <main tabIndex={-1} className="grid flex-1 place-items-center px-5 py-8 outline-none frame:p-10">
        {children}
      </main>
      <FocusRecovery />
    </div>
  );
}
