"use client";

import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from "@aangan/ui/dialog/dialog.tsx";
import type { ReactNode } from "react";

/** Props of {@link BellSheet}. */
export interface BellSheetProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** The bell's list on a phone. Mounted while it is open. */
export function BellSheet({ title, closeLabel, onClose, children }: BellSheetProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent closeLabel={closeLabel} aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
        </DialogHeader>
        <DialogBody className="px-2 pb-[max(20px,env(safe-area-inset-bottom))]">{children}</DialogBody>
      </DialogContent>
    </Dialog>
  );
}
