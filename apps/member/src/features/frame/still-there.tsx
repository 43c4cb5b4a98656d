"use client";

import * as layout from "@aangan/copy/layout";
import { AlertDialogFrame } from "@aangan/ui/alert-dialog/alert-dialog.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { LogoutButton } from "./logout";

const words = layout.stillThere;

/** Props of {@link StillThere}. */
export interface StillThereProps {
  /** Milliseconds until the end. */
  leftMs: number;
  onStay: () => void;
}

/** Asks on a shared device whether the person is there, before the session ends. Mounted while it asks. */
export function StillThere({ leftMs, onStay }: StillThereProps) {
  const seconds = Math.ceil(leftMs / 1000);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return (
    <AlertDialogFrame
      title={words.title}
      description={
        <>
          <p>{words.text}</p>
          {/* role="timer" is not a live region: announcing every second would be too often. */}
          <p role="timer" className="mt-3 font-semibold text-ink tabular-nums">
            {words.left({ time })}
          </p>
        </>
      }
      backLabel={words.stay}
      onBack={onStay}
    >
      <LogoutButton>
        {(logout) => (
          <Button variant="secondary" pending={logout.pending} pendingText={layout.loggingOut} onClick={logout.run}>
            {words.logOutNow}
          </Button>
        )}
      </LogoutButton>
    </AlertDialogFrame>
  );
}
