import * as common from "@aangan/copy/common";
import * as errors from "@aangan/copy/errors";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Dialog, DialogBody, DialogContent, DialogTitle } from "@aangan/ui/dialog/dialog.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { type ComponentType, useState } from "react";
import { type LazyPart, partLoader, useLazyPart } from "./lazy-part";

/** Props of every lazy dialog. */
export interface LazyDialogProps {
  /** Called when the dialog is closed, also before it has loaded. */
  onClose: () => void;
}

/**
 * A dialog whose code is loaded when it is first opened. Mount it while the dialog is open. While the code loads, a
 * dialog with a skeleton is shown; when loading fails, it shows the error and a button to retry. `failed` names the
 * content. Call it outside of components.
 */
export function lazyDialog<Props extends LazyDialogProps>(
  load: () => Promise<ComponentType<Props>>,
  failed: string = common.notOpened,
): LazyPart<Props> {
  const loader = partLoader(load);
  function LazyDialog(props: Props) {
    const { Part, status, pending, retry } = useLazyPart(loader);
    const [placeholderFocused, setPlaceholderFocused] = useState(false);
    // The placeholder closes first and returns the focus to the button that opened it, where the dialog then finds it.
    if (Part && !placeholderFocused) return <Part {...props} />;
    return (
      <Dialog
        open={status === "slow" || status === "failed"}
        onOpenChange={(open) => {
          if (!open) props.onClose();
        }}
      >
        <DialogContent
          closeLabel={common.close}
          aria-describedby={undefined}
          onOpenAutoFocus={() => setPlaceholderFocused(true)}
          onCloseAutoFocus={() => setPlaceholderFocused(false)}
        >
          <DialogTitle className="sr-only">{status === "failed" ? failed : common.loading}</DialogTitle>
          <DialogBody className="pt-14 pb-8 md:pt-16">
            {status === "failed" ? (
              <Alert
                tone="danger"
                title={failed}
                action={
                  <Button size="sm" variant="secondary" pending={pending} pendingText={common.loading} onClick={retry}>
                    {common.retry}
                  </Button>
                }
              >
                {errors.unreachable}
              </Alert>
            ) : (
              <SkeletonGroup label={common.loading} className="flex flex-col gap-4">
                <Skeleton className="h-8 w-3/5" />
                <Skeleton className="w-full" />
                <Skeleton className="w-11/12" />
                <Skeleton className="w-2/3" />
              </SkeletonGroup>
            )}
          </DialogBody>
        </DialogContent>
      </Dialog>
    );
  }
  return Object.assign(LazyDialog, { preload: loader.load });
}
