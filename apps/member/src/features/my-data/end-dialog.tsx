"use client";

import * as common from "@aangan/copy/common";
import * as words from "@aangan/copy/my-data";
import { AlertDialog } from "@aangan/ui/alert-dialog/alert-dialog.tsx";
import type { SignIn } from "./queries";

/** The sessions to end. */
export type Question = { one: SignIn } | { others: number };

/** Props of {@link EndDialog}. */
export interface EndDialogProps {
  question: Question;
  onClose: () => void;
  /** Ends the sessions. Resolves to the error to show, or to undefined. */
  onConfirm: () => Promise<string | undefined>;
}

/** Asks before one login is ended, or all the others. Mounted while it asks. */
export function EndDialog({ question, onClose, onConfirm }: EndDialogProps) {
  const one = "one" in question;
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={one ? words.endOneTitle({ device: question.one.device }) : words.endOthersTitle}
      description={one ? words.endOneText : words.endOthersText({ count: question.others })}
      cancelLabel={one ? words.keepIt : common.cancel}
      confirmLabel={one ? words.endOne : words.endOthers}
      pendingLabel={words.ending}
      onConfirm={onConfirm}
    />
  );
}
