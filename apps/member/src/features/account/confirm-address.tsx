"use client";

import { confirmAddress as words } from "@aangan/copy/auth-pages";
import { fill } from "@aangan/copy/format";
import { Banner } from "@aangan/ui/banner/banner.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { Mail } from "lucide-react";
import { useEffect, useState } from "react";
import { useUser } from "@/lib/user";
import { plainFailure } from "./failure";
import { useConfirmationLetter } from "./recovery";

/** Session storage key: the address whose banner was dismissed in this tab. */
const laterKey = "aangan_confirm_later";

function saidLater(): string | null {
  try {
    return window.sessionStorage.getItem(laterKey);
  } catch {
    // Closed storage: the line stays until the page is left.
    return null;
  }
}

/**
 * The banner over a member's pages until they have confirmed their address, or a change of it. It can be dismissed
 * until the tab is closed. Renders nothing when there is nothing to confirm.
 */
export function ConfirmAddress() {
  const { data: user } = useUser();
  const letter = useConfirmationLetter();
  // Null until the browser has been asked, so that the line does not flash before it is put away again.
  const [later, setLater] = useState<string | null>(null);
  useEffect(() => setLater(saidLater() ?? ""), []);
  if (!user || later === null) return null;
  const email = user.newEmail ?? (user.emailConfirmed ? null : user.email);
  if (email === null || later === email) return null;

  const dismiss = () => {
    setLater(email);
    try {
      window.sessionStorage.setItem(laterKey, email);
    } catch (error) {
      console.warn("It could not be kept that the line about the address was put away.", error);
    }
  };
  const send = () =>
    letter.mutate(undefined, {
      onSuccess: () => toast({ title: words.sent.title, description: fill(words.sent.text, { email }) }),
      onError: (error) => toast({ title: words.failed, description: plainFailure(error), variant: "destructive" }),
    });
  return (
    <Banner
      label={words.label}
      icon={<Mail aria-hidden="true" />}
      onDismiss={dismiss}
      dismissLabel={words.notNow}
      action={
        <Button size="sm" variant="secondary" pending={letter.isPending} pendingText={words.sending} onClick={send}>
          {words.sendAgain}
        </Button>
      }
    >
      <span className="[overflow-wrap:anywhere]">{fill(user.newEmail ? words.changed : words.first, { email })}</span>
    </Banner>
  );
}
