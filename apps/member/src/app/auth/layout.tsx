import * as common from "@aangan/copy/common";
import * as crisis from "@aangan/copy/crisis";
import { crisisLinks } from "@aangan/copy/crisis-lines";
import { OutageBanner } from "@aangan/shell/live/outage-banner.tsx";
import { FocusRecovery } from "@aangan/ui/focus-recovery/focus-recovery.tsx";
import type { ReactNode } from "react";
import { AuthPitch } from "@/features/account/auth-pitch";
import { earlyPressScript } from "@/features/account/early-press";
import { LanguageSwitch } from "@/features/account/language-switch";
import { AppQuickExit } from "@/lib/app-quick-exit";

/** The illustration, and next to it the form for signing in. */
export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <div className="relative flex min-h-dvh flex-col frame:grid frame:grid-cols-2">
      <div className="absolute inset-x-0 top-0 z-10">
        <OutageBanner />
      </div>
      {/* Must run before the user can interact with the page. */}
      <script dangerouslySetInnerHTML={{ __html: earlyPressScript }} />
      <AuthPitch />
      <div className="flex grow flex-col px-5 py-3.5 frame:p-10">
        <header className="absolute top-2 right-3 md:top-3">
          <AppQuickExit />
        </header>
        <main tabIndex={-1} className="grid grow content-start justify-items-center outline-none frame:content-center">
          <div className="w-full max-w-[420px]">
            <LanguageSwitch />
            {children}
            <noscript>
              <p className="mt-4 text-small">{common.noScript}</p>
            </noscript>
          </div>
        </main>
        <footer className="mt-8 text-center text-fine text-ink-muted">
          {crisis.inCrisis({
            link: (number) => (
              <a key="link" href={crisisLinks.call988} className="font-semibold text-ink">
                {number}
              </a>
            ),
          })}
        </footer>
      </div>
      <FocusRecovery />
    </div>
  );
}
