"use client";

import * as words from "@aangan/copy/confirm-address";
import { Banner } from "@aangan/ui/banner/banner.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { Mail } from "lucide-react";
import { useEffect, useState } from "react";
import { useUser } from "@/lib/user";
import { plainFailure } from "./failure";
import { useResendConfirmation } from "./recovery";

/** Session storage key: the address whose banner was dismissed in this tab. */
const laterKey = "aangan_confirm_later";

function dismissedAddress(): string | null {
  try {
    return window.sessionStorage.getItem(laterKey);
  } catch {
    // Without session storage the banner stays until the page is left.
    return null;
  }
}

/**
 * The banner over a member's pages until they have confirmed their address, or a change of it. It can be dismissed
 * until the tab is closed. Renders nothing when there is nothing to confirm.
 */
export function ConfirmAddress() {
  const { data: user } = useUser();
  const resend = useResendConfirmation();
  // Null until session storage was read, so that a dismissed banner does not flash.
  const [dismissed, setDismissed] = useState<string | null>(null);
  useEffect(() => setDismissed(dismissedAddress() ?? ""), []);
  if (!user || dismissed === null) return null;
  const email = user.newEmail ?? (user.emailConfirmed ? null : user.email);
  if (email === null || dismissed === email) return null;

  const dismiss = () => {
    setDismissed(email);
    try {
      window.sessionStorage.setItem(laterKey, email);
    } catch (error) {
      console.warn("It could not be kept that the line about the address was put away.", error);
    }
  };
  const send = () =>
    resend.mutate(undefined, {
      onSuccess: () => toast({ title: words.sent.title, description: words.sent.text({ email }) }),
      onError: (error) => toast({ title: words.failed, description: plainFailure(error), variant: "destructive" }),
    });
  return (
    <Banner
      label={words.label}
      icon={<Mail aria-hidden="true" />}
      onDismiss={dismiss}
      dismissLabel={words.notNow}
      short={user.newEmail ? words.changedShort : words.firstShort}
      action={
        <Button size="sm" variant="secondary" pending={resend.isPending} pendingText={words.sending} onClick={send}>
          {words.sendAgain}
        </Button>
      }
    >
      <span className="[overflow-wrap:anywhere]">{(user.newEmail ? words.changed : words.first)({ email })}</span>
    </Banner>
  );
}
