"use client";

import * as words from "@aangan/copy/my-data";
import { toastFailure } from "@aangan/shell/forms/toast-failure.ts";
import { lazyDialogWithToast } from "@aangan/shell/lazy/lazy-dialog-with-toast.tsx";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { useState } from "react";
import { useSendPasswordLink } from "@/features/profile/queries";
import { Section } from "@/features/profile/section";
import { type User, useUser } from "@/lib/user";

/** Used once at most, so its code is fetched when it is opened. */
const LeaveDialog = lazyDialogWithToast(() => import("./leave-dialog").then((module) => module.LeaveDialog));

/** Explains which data is deleted and which stays, and deletes the account. */
export function Leave() {
  const user = useUser();
  const [open, setOpen] = useState(false);
  return (
    <Section title={words.leave} text={words.leaveText}>
      <div className="grid gap-x-10 gap-y-5 md:grid-cols-2">
        <ItemList title={words.goes} items={words.goesItems} />
        <ItemList title={words.stays} items={words.staysItems} />
      </div>
      <p className="mt-5 max-w-[58ch] text-small text-pretty">{words.final}</p>
      {user.data?.hasPassword === false ? (
        <PasswordFirst user={user.data} />
      ) : (
        <Button variant="secondary" className="mt-5" disabled={!user.data} onClick={() => setOpen(true)}>
          {words.leaveButton}
        </Button>
      )}
      {open && user.data ? <LeaveDialog username={user.data.username} onClose={() => setOpen(false)} /> : null}
    </Section>
  );
}

function ItemList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h3 className="font-semibold text-small">{title}</h3>
      <ul className="mt-1 list-disc pl-5 text-small marker:text-line-strong">
        {items.map((item) => (
          <li key={item} className="py-0.5">
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A member from a provider has no password; an email sets one. */
function PasswordFirst({ user }: { user: User }) {
  const send = useSendPasswordLink();
  const ask = () => {
    // Act on the promise: the member may open another page during the request.
    send.mutateAsync(user.email).then(
      () => toast({ title: words.linkSent.title, description: words.linkSent.text({ email: user.email }) }),
      (error: unknown) => toastFailure(words.sendLinkFailed, error),
    );
  };
  return (
    <Alert
      tone="neutral"
      title={words.noPassword}
      className="mt-5"
      action={
        <Button
          variant="secondary"
          size="sm"
          pending={send.isPending}
          pendingText={words.sendingLink}
          disabled={send.isSuccess}
          onClick={ask}
        >
          {words.sendLink}
        </Button>
      }
    >
      {words.noPasswordText}
    </Alert>
  );
}
