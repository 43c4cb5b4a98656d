"use client";

import * as words from "@aangan/copy/coach-client-list";
import { useAfterCommit } from "@aangan/ui/after-commit/use-after-commit.ts";
import { Button } from "@aangan/ui/button/button.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import type { RefObject } from "react";
import type { StableOrder } from "./use-stable-order";

/** Props of {@link OrderNotice}. */
export interface OrderNoticeProps extends Pick<StableOrder<unknown>, "waits" | "release"> {
  list: RefObject<HTMLElement | null>;
  /** Sets the distance from the top, below other sticky elements. */
  className?: string;
}

/** Offers to reorder a held list. It floats over the list, so that nothing moves. */
export function OrderNotice({ waits, release, list, className }: OrderNoticeProps) {
  const afterCommit = useAfterCommit();
  return (
    <div className={cn("sticky top-3 z-10 h-0", className)}>
      {waits ? (
        <p
          role="status"
          className="mx-auto flex w-fit max-w-full items-center gap-3 rounded-full border border-line bg-raised py-1.5 pr-1.5 pl-4 text-small shadow-cast-2"
        >
          {words.orderChanged}
          <Button
            size="sm"
            onClick={({ detail }) => {
              release();
              // Pressed by keyboard: the button disappears, and focus continues at the list's beginning.
              if (detail === 0) afterCommit(() => list.current?.querySelector("a")?.focus({ preventScroll: true }));
            }}
          >
            {words.showOrder}
          </Button>
        </p>
      ) : null}
    </div>
  );
}
