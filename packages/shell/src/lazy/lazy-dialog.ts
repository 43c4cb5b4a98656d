import { common } from "@aangan/copy/common";
import { errors } from "@aangan/copy/errors";
import { lateDialog as kitDialog, type LateDialog, type LateDialogProps } from "@aangan/ui/late-dialog/late-dialog.tsx";
import type { ComponentType } from "react";

/**
 * A dialog whose code is fetched when it is first opened, with the product's words for when it does not come: `failed` says
 * what did not open. Call it once, outside of components.
 */
export function lateDialog<Props extends LateDialogProps>(
  load: () => Promise<ComponentType<Props>>,
  failed: string = common.notOpened,
): LateDialog<Props> {
  return kitDialog(load, {
    failed,
    text: errors.unreachable,
    retry: common.retry,
    loading: common.loading,
    close: common.close,
  });
}
