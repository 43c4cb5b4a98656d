"use client";

import * as auth from "@aangan/copy/auth";
import * as words from "@aangan/copy/confirm-page";
import * as deadLink from "@aangan/copy/dead-link";
import * as forgotPage from "@aangan/copy/forgot-page";
import { realms } from "@aangan/copy/routes";
import { useLinkToken } from "@aangan/shell/session/link-token.ts";
import { Button } from "@aangan/ui/button/button.tsx";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { cachedUser, forgetUser } from "@/lib/user-cache";
import { AuthPanel } from "./auth-panel";
import { BackLink } from "./back-link";
import { plainFailure, refusedWith } from "./failure";
import { FormFailure } from "./form-failure";
import { authAddress, authPaths } from "./notices";
import { useConfirm, useResendConfirmation } from "./recovery";

/**
 * The page that an email's confirmation link opens. The address is confirmed with a button, because programs that scan
 * mail open links.
 */
export function ConfirmScreen() {
  const token = useLinkToken();
  const confirm = useConfirm();
  const resend = useResendConfirmation();

  if (resend.isSuccess) return <Outcome heading={words.sentHeading} text={words.sentText} />;
  if (confirm.isSuccess) {
    return (
      <Outcome heading={words.doneHeading} text={words.doneText({ email: confirm.data.email })}>
        {/* A full page load, so that the app refetches the user. */}
        <Button asChild size="lg" block>
          <a href={realms.member.home}>{words.goOn}</a>
        </Button>
      </Outcome>
    );
  }
  if (refusedWith(confirm.error, 409)) {
    return (
      <Outcome heading={words.takenHeading} text={words.takenText}>
        <Button asChild size="lg" block>
          <a href={authAddress()}>{auth.logIn}</a>
        </Button>
        <Button asChild variant="secondary" size="lg" block>
          <a href={authPaths.forgot}>{auth.forgotPassword}</a>
        </Button>
      </Outcome>
    );
  }
  if (token === "") return <Outcome heading={deadLink.heading} text={deadLink.incomplete} back />;
  if (refusedWith(confirm.error, 410)) return <Over resend={resend} />;
  return (
    <AuthPanel heading={words.heading} text={words.text}>
      {confirm.error ? <FormFailure>{plainFailure(confirm.error)}</FormFailure> : null}
      <Button
        size="lg"
        block
        pending={confirm.isPending}
        pendingText={words.confirming}
        disabled={token === undefined}
        onClick={() => confirm.mutate(token ?? "")}
      >
        {words.yes}
      </Button>
    </AuthPanel>
  );
}

/** The link was used or has expired. A signed-in member can request another email at once. */
function Over({ resend }: { resend: ReturnType<typeof useResendConfirmation> }) {
  const [known, setKnown] = useState(false);
  useEffect(() => setKnown(cachedUser() !== null), []);
  return (
    <Outcome
      heading={deadLink.heading}
      text={known ? words.expiredText : `${words.expiredText} ${words.logInFirst}`}
      back={!known}
    >
      {known ? (
        <>
          {resend.error ? <FormFailure>{plainFailure(resend.error)}</FormFailure> : null}
          <Button
            size="lg"
            block
            pending={resend.isPending}
            pendingText={forgotPage.sending}
            onClick={() =>
              resend.mutate(undefined, {
                onError: (error) => {
                  if (!refusedWith(error, 401)) return;
                  // The session is over, so there is no member to email.
                  forgetUser();
                  setKnown(false);
                },
              })
            }
          >
            {words.sendAgain}
          </Button>
        </>
      ) : null}
    </Outcome>
  );
}

interface OutcomeProps {
  heading: string;
  text: string;
  /** Whether a link to the sign-in screen is shown below. */
  back?: boolean;
  children?: ReactNode;
}

/** The result. It receives focus, because the pressed button was removed. */
function Outcome({ heading, text, back = false, children }: OutcomeProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} tabIndex={-1} className="outline-none">
      <AuthPanel heading={heading} text={<p className="[overflow-wrap:anywhere]">{text}</p>}>
        {children}
        {back ? <BackLink href={authAddress()}>{forgotPage.backToLogIn}</BackLink> : null}
      </AuthPanel>
    </div>
  );
}
