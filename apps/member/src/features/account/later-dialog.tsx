"use client";

import * as auth from "@aangan/copy/auth";
import * as common from "@aangan/copy/common";
import { AlertNotice } from "@aangan/ui/alert-dialog/alert-notice.tsx";

/** Explains that signing in with Google is not available yet. */
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
