import { OutageBanner } from "@aangan/shell/live/outage-banner.tsx";
import { FocusRecovery } from "@aangan/ui/focus-recovery/focus-recovery.tsx";
import type { ReactNode } from "react";
import { LoginPitch } from "@/features/account/login-pitch";

/** The purpose of the portal, and next to it the form for signing in. */
export default function LoginLayout({ children }: { children: ReactNode }) {
  return (
    <div className="relative flex min-h-dvh flex-col frame:grid frame:grid-cols-2">
      <div className="absolute inset-x-0 top-0 z-10">
        <OutageBanner />
      </div>
      <LoginPitch />
      <main tabIndex={-1} className="grid flex-1 place-items-center px-5 py-8 outline-none frame:p-10">
        {children}
      </main>
      <FocusRecovery />
    </div>
  );
}
