"use client";

import { messageOf } from "@aangan/api/errors";
import * as words from "@aangan/copy/membership-page";
import { Button } from "@aangan/ui/button/button.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { ExternalLink } from "lucide-react";
import { usePortal } from "./queries";

/** The link to the payment provider's own pages, which return here. */
export function Portal() {
  const portal = usePortal();
  const open = () =>
    portal.mutate(undefined, {
      onSuccess: ({ url }) => window.location.assign(url),
      onError: (error) =>
        toast({
          title: words.portalFailed,
          description: messageOf(error, words.portalFailedText),
          variant: "destructive",
        }),
    });
  return (
    <section aria-labelledby="portal" className="px-1">
      <h2 id="portal" className="font-semibold font-text text-label tracking-normal">
        {words.portal}
      </h2>
      <p className="mt-1 text-ink-muted text-small">{words.portalText}</p>
      <Button
        variant="secondary"
        className="mt-3 max-md:w-full"
        pending={portal.isPending || portal.isSuccess}
        pendingText={words.openingPortal}
        onClick={open}
      >
        <ExternalLink aria-hidden="true" />
        {words.openPortal}
      </Button>
    </section>
  );
}
