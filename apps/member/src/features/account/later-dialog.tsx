"use client";

import { auth } from "@aangan/copy/auth";
import { common } from "@aangan/copy/common";
import { AlertNotice } from "@aangan/ui/alert-dialog/alert-notice.tsx";

/** Says that there is no way in through Google here yet. */
export function LaterDialog({ onClose }: { onClose: () => void }) {
  return (
    <AlertNotice
      title={auth.continueWithGoogle}
      description={`${auth.later} ${auth.laterHelp}`}
      closeLabel={common.close}
      onClose={onClose}
    />
  );
}
