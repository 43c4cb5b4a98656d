"use client";

import * as words from "@aangan/copy/coach-invitation-page";
import * as common from "@aangan/copy/common";
import * as deadLink from "@aangan/copy/dead-link";
import { realms } from "@aangan/copy/routes";
import { failureText, refusedWith } from "@aangan/shell/forms/failure.ts";
import { useLinkToken } from "@aangan/shell/session/link-token.ts";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { useEffect, useRef, useState } from "react";
import { browserZone } from "@/lib/time-zone";
import { AuthPanel, FormPlaceholder } from "./auth-panel";
import { LinkForm } from "./link-form";
import { loginPaths } from "./login-paths";
import { useAcceptInvitation, useInvitation } from "./queries";

/** The page of an invitation link: the coach chooses a password and is signed in. */
export function InvitationScreen() {
  const token = useLinkToken();
  const invitation = useInvitation(token);
  const accept = useAcceptInvitation();
  const [over, setOver] = useState(false);

  if (token === "") return <ExpiredLink text={deadLink.incomplete} />;
  if (over || refusedWith(invitation.error, 410)) return <ExpiredLink text={words.expiredText} />;
  if (invitation.error) {
    return (
      <AuthPanel heading={words.heading}>
        <Alert tone="danger" title={words.checkFailed}>
          {failureText(invitation.error)}
        </Alert>
        <Button pending={invitation.isFetching} pendingText={common.loading} onClick={() => void invitation.refetch()}>
          {common.retry}
        </Button>
      </AuthPanel>
    );
  }
  if (!token || !invitation.data) return <FormPlaceholder label={words.checking} />;
  const { name, email } = invitation.data;
  return (
    <AuthPanel heading={words.heading} text={words.text({ name, email })}>
      <LinkForm
        email={email}
        label={words.password}
        submitLabel={words.accept}
        pendingLabel={words.accepting}
        save={async (password) => {
          await accept.mutateAsync({ token, password, timeZone: browserZone() });
          window.location.assign(realms.coach.home);
        }}
        onExpired={() => setOver(true)}
      />
    </AuthPanel>
  );
}

function ExpiredLink({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form may have been shown here until its link was rejected.
  useEffect(() => heading.current?.focus(), []);
  return (
    <AuthPanel heading={deadLink.heading} text={text} headingRef={heading}>
      <Button asChild size="lg" block>
        <a href={loginPaths.login}>{words.goToLogin}</a>
      </Button>
    </AuthPanel>
  );
}
