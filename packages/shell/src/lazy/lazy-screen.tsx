import * as common from "@aangan/copy/common";
import * as errors from "@aangan/copy/errors";
import { Button } from "@aangan/ui/button/button.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { Spinner } from "@aangan/ui/spinner/spinner.tsx";
import type { ComponentType } from "react";
import { type LazyPart, partLoader, useLazyPart } from "./lazy-part";

/**
 * A screen whose code is loaded when it is first shown. A preloaded screen is shown at once; otherwise a spinner is
 * shown, or an error with a button to retry. Call it outside of components.
 */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const loader = partLoader(load);
  function LazyScreen(props: Props) {
    const { Part, status, pending, retry } = useLazyPart(loader);
    if (Part) return <Part {...props} />;
    if (status === "failed")
      return (
        <EmptyState
          role="alert"
          seed="late"
          headingLevel={2}
          title={common.notOpened}
          description={errors.unreachable}
          action={
            <Button pending={pending} pendingText={common.loading} onClick={retry}>
              {common.retry}
            </Button>
          }
        />
      );
    return (
      <div className="grid min-h-60 flex-1 place-items-center text-primary">
        {status === "slow" ? <Spinner size={32} label={common.loading} /> : null}
      </div>
    );
  }
  return Object.assign(LazyScreen, { preload: loader.load });
}
