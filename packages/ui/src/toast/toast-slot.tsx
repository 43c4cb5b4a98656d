"use client";

import { useEffect, useRef } from "react";
import { cn } from "../lib/cn";
import { addToastSlot } from "./store";

/**
 * A place for the toast in the flow of a dialog or form, so that it covers nothing there. While mounted, every toast is
 * shown in it. Takes no space without a toast.
 */
export function ToastSlot({ className }: { className?: string }) {
  const slot = useRef<HTMLDivElement>(null);
  useEffect(() => (slot.current ? addToastSlot(slot.current) : undefined), []);
  return <div ref={slot} className={cn("shrink-0 empty:hidden", className)} />;
}
