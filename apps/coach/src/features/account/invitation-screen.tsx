"use client";

import { deadLink } from "@aangan/copy/auth-pages";
import { coachInvitationPage as words } from "@aangan/copy/coach-account";
import { common } from "@aangan/copy/common";
import { fill } from "@aangan/copy/format";
import { realms } from "@aangan/copy/routes";
import { failureText, refusedWith } from "@aangan/shell/forms/failure.ts";
import { useLinkToken } from "@aangan/shell/session/link-token.ts";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { useEffect, useRef, useState } from "react";
import { browserZone } from "@/lib/time-zone";
import { AuthPanel, Checking } from "./auth-panel";
import { LinkForm } from "./link-form";
import { loginPaths } from "./places";
import { useAcceptInvitation, useInvitation } from "./queries";

/** Where the link of an invitation leads: a coach chooses a password and is in. */
export function InvitationScreen() {
  const token = useLinkToken();
  const invitation = useInvitation(token);
  const accept = useAcceptInvitation();
  const [over, setOver] = useState(false);

  if (token === "") return <Dead text={deadLink.incomplete} />;
  if (over || refusedWith(invitation.error, 410)) return <Dead text={words.expiredText} />;
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
  if (!token || !invitation.data) return <Checking label={words.checking} />;
  const { name, email } = invitation.data;
  return (
    <AuthPanel heading={words.heading} text={fill(words.text, { name, email })}>
      <LinkForm
        email={email}
        label={words.password}
        submitLabel={words.accept}
        pendingLabel={words.accepting}
        save={async (password) => {
          await accept.mutateAsync({ token, password, timeZone: browserZone() });
          window.location.assign(realms.coach.home);
        }}
        onOver={() => setOver(true)}
      />
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
        <a href={loginPaths.login}>{words.goToLogin}</a>
      </Button>
    </AuthPanel>
  );
}
