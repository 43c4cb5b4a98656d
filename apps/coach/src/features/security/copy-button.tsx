"use client";

import * as words from "@aangan/copy/coach-security";
import { Button } from "@aangan/ui/button/button.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { Copy } from "lucide-react";

/** Copies a text to the clipboard, and reports success or the browser's refusal. */
export function CopyButton({ text, label, className }: { text: string; label: string; className?: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: words.copied });
    } catch {
      toast({ title: words.copyFailed, variant: "destructive" });
    }
  };
  return (
    <Button variant="secondary" size="sm" onClick={() => void copy()} {...(className ? { className } : {})}>
      <Copy aria-hidden="true" />
      {label}
    </Button>
  );
}
