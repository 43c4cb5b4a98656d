import * as common from "@aangan/copy/common";
import * as errors from "@aangan/copy/errors";
import { toast } from "@aangan/ui/toast/store.ts";
import { type ComponentType, type ReactNode, useEffect, useEffectEvent } from "react";
import { partLoader, useLazyPart } from "./lazy-part";

/**
 * A dialog whose code is loaded when it is first opened, for pages without another dialog: the placeholder of
 * `lazyDialog` is a dialog itself and would add to every visit. When loading fails, a toast reports it and the dialog
 * counts as closed; opening it again retries. Call it outside of components.
 */
export function lazyDialogWithToast<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const loader = partLoader(load);
  return function LazyDialogWithToast(props: Props) {
    const { Part, status } = useLazyPart(loader);
    const fail = useEffectEvent(() => {
      toast({ title: common.notOpened, description: errors.unreachable, variant: "destructive" });
      props.onClose();
    });
    useEffect(() => {
      if (status === "failed") fail();
    }, [status]);
    return Part && <Part {...props} />;
  };
}
