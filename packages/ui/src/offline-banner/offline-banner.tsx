"use client";

import { CloudOff } from "lucide-react";
import { type ReactNode, useSyncExternalStore } from "react";
import { cn } from "../lib/cn";

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Returns whether the browser reports a network. True on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** Props of {@link OfflineBanner}. */
export interface OfflineBannerProps {
  /** The sentence: "You are offline." and what still works. */
  children: ReactNode;
  /** Overrides the browser's report, for apps that also watch their own stream. */
  offline?: boolean;
  className?: string;
}

/** A slim notice across the top while there is no network, announced when it appears. */
export function OfflineBanner({ children, offline, className }: OfflineBannerProps) {
  const online = useOnline();
  const shown = offline ?? !online;
  return (
    <div role="status">
      {shown ? (
        <p
          className={cn(
            "flex items-center justify-center gap-2.5 border-b border-line bg-caution-soft px-4 pt-1.5 pb-1 text-small font-medium text-caution",
            className,
          )}
        >
          <CloudOff aria-hidden="true" className="-mt-0.5 size-[18px] shrink-0 stroke-[1.75]" />
          <span className="min-w-0">{children}</span>
        </p>
      ) : null}
    </div>
  );
}
