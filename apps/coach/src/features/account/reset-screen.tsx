"use client";

import * as coachForgotPage from "@aangan/copy/coach-forgot-page";
import * as coachResetPage from "@aangan/copy/coach-reset-page";
import * as common from "@aangan/copy/common";
import * as deadLink from "@aangan/copy/dead-link";
import * as words from "@aangan/copy/reset-page";
import { failureText, refusedWith } from "@aangan/shell/forms/failure.ts";
import { useLinkToken } from "@aangan/shell/session/link-token.ts";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { useEffect, useRef, useState } from "react";
import { AuthPanel, BackLink, FormPlaceholder } from "./auth-panel";
import { LinkForm } from "./link-form";
import { loginPaths } from "./login-paths";
import { useReset, useResetLink } from "./queries";

/** The page that an email's reset link opens: sets a new password and ends every session. */
export function ResetScreen() {
  const token = useLinkToken();
  const link = useResetLink(token);
  const reset = useReset();
  const [over, setOver] = useState(false);

  if (reset.data) return <Saved message={reset.data.message} />;
  if (token === "") return <Dead text={deadLink.incomplete} />;
  if (over || refusedWith(link.error, 410)) return <Dead text={words.expiredText} />;
  if (link.error) {
    return (
      <AuthPanel heading={words.heading}>
        <Alert tone="danger" title={words.checkFailed}>
          {failureText(link.error)}
        </Alert>
        <Button pending={link.isFetching} pendingText={common.loading} onClick={() => void link.refetch()}>
          {common.retry}
        </Button>
      </AuthPanel>
    );
  }
  if (!token || !link.data) return <FormPlaceholder label={words.checking} />;
  return (
    <AuthPanel heading={words.heading} text={coachResetPage.text({ name: link.data.name })}>
      <LinkForm
        email=""
        label={words.newPassword}
        submitLabel={words.save}
        pendingLabel={words.saving}
        save={async (password) => void (await reset.mutateAsync({ token, password }))}
        onExpired={() => setOver(true)}
      />
    </AuthPanel>
  );
}

/** All sessions have ended: links to the sign-in. */
function Saved({ message }: { message: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <AuthPanel heading={words.heading} headingRef={heading}>
      <Alert tone="success">{message}</Alert>
      <Button asChild size="lg" block>
        <a href={loginPaths.login}>{coachForgotPage.backToLogin}</a>
      </Button>
    </AuthPanel>
  );
}

function Dead({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form may have been shown here until its link was rejected.
  useEffect(() => heading.current?.focus(), []);
  return (
    <AuthPanel heading={deadLink.heading} text={text} headingRef={heading}>
      <Button asChild size="lg" block>
        <a href={loginPaths.forgot}>{words.sendNewLink}</a>
      </Button>
      <BackLink href={loginPaths.login}>{coachForgotPage.backToLogin}</BackLink>
    </AuthPanel>
  );
}
