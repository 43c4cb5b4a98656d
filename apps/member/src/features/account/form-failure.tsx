"use client";

import { Alert } from "@aangan/ui/alert/alert.tsx";
import { useEffect, useRef } from "react";

/** The error banner above a form. It scrolls into view when it appears, because the button is below the fields. */
export function FormFailure({ children }: { children: string }) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Return nothing: in newer browsers `scrollIntoView` returns a promise, which React would call as a cleanup.
    banner.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={banner} className="scroll-mt-4">
      <Alert tone="danger">{children}</Alert>
    </div>
  );
}
