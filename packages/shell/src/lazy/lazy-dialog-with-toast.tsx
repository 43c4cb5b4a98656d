import { common } from "@aangan/copy/common";
import { errors } from "@aangan/copy/errors";
import { late } from "@aangan/ui/late-dialog/late.ts";
import { toast } from "@aangan/ui/toast/store.ts";
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from "react";

/**
 * A dialog whose code is fetched when it is first opened, for pages that have no other dialog: what `lateDialog` shows meanwhile
 * is one itself, and would weigh on every visit. When the code does not come a toast says so, and the dialog counts as closed;
 * what opens it asks once more. Call it once, outside of components.
 */
export function lateWithToast<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const part = late(load);
  return function Late(props: Props) {
    const [Here, setHere] = useState<ComponentType<Props> | null>(part.here);
    const giveUp = useEffectEvent(() => {
      toast({ title: common.notOpened, description: errors.unreachable, variant: "destructive" });
      props.onClose();
    });
    useEffect(() => {
      let gone = false;
      part.bring().then(
        (found) => {
          if (!gone) setHere(() => found);
        },
        () => {
          if (!gone) giveUp();
        },
      );
      return () => {
        gone = true;
      };
    }, []);
    return Here && <Here {...props} />;
  };
}
