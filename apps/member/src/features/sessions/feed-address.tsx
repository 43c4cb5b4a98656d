"use client";

import * as words from "@aangan/copy/calendar-feed";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Field } from "@aangan/ui/field/field.tsx";
import { Input } from "@aangan/ui/input/input.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { Copy } from "lucide-react";
import { useRef } from "react";

/** The new URL, shown once, with a copy button. */
export function FeedAddress({ address }: { address: string }) {
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast({ title: words.copied.title, description: words.copied.text });
    } catch {
      // Some browsers reject it: select the text for manual copying.
      field.current?.select();
      toast({ title: words.copyFailed, variant: "destructive" });
    }
  };
  return (
    <div className="flex flex-col gap-3">
      <Alert tone="success" title={words.shownOnce}>
        {words.howTo}
      </Alert>
      <div className="flex flex-wrap items-end gap-2">
        <Field label={words.addressLabel} className="min-w-0 flex-1 basis-64">
          <Input ref={field} readOnly value={address} onFocus={(event) => event.target.select()} />
        </Field>
        <Button size="lg" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          {words.copy}
        </Button>
      </div>
    </div>
  );
}
