"use client";

import * as words from "@aangan/copy/forgot-page";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { useState } from "react";
import { failureText } from "../forms/failure";

/** Props of {@link EmailSent}. */
export interface EmailSentProps {
  email: string;
  /** The server's message: the same whether the account exists or not. */
  message: string;
  /** The app's advice about a misspelled address. */
  spelling: string;
  /** Requests another email; throws an `ApiError`. */
  again: () => Promise<unknown>;
  /** Called to enter another address. */
  onOther: () => void;
}

/**
 * Shown after an email with a link was requested: its address, advice if it does not arrive, and a button to send it
 * again.
 */
export function EmailSent({ email, message, spelling, again, onOther }: EmailSentProps) {
  const [pending, setPending] = useState(false);
  const sendAgain = async () => {
    setPending(true);
    try {
      await again();
      toast({ title: words.sentHeading, description: words.sentAgain });
    } catch (error) {
      toast({ title: words.failedTitle, description: failureText(error), variant: "destructive" });
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <Alert tone="success">{message}</Alert>
      <div>
        <p className="[overflow-wrap:anywhere]">{words.address({ email })}</p>
        <h2 className="mt-5 font-semibold font-text text-ink text-label tracking-normal">{words.noLetter}</h2>
        <ul className="mt-1.5 flex list-disc flex-col gap-1 pl-5 text-small">
          {[words.patience, words.spam, spelling, words.discreet].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <div className="grid gap-3 min-[480px]:grid-cols-2">
        <Button variant="secondary" pending={pending} pendingText={words.sending} onClick={() => void sendAgain()}>
          {words.sendAgain}
        </Button>
        <Button variant="secondary" onClick={onOther}>
          {words.otherAddress}
        </Button>
      </div>
    </>
  );
}
