"use client";

import type { components } from "@aangan/api/member";
import * as common from "@aangan/copy/common";
import * as words from "@aangan/copy/welcome-page";
import { Button } from "@aangan/ui/button/button.tsx";
import { type ReactNode, useEffect } from "react";
import { Failure } from "@/lib/failure";
import { AuthPanel } from "./auth-panel";
import { Checking } from "./checking";
import { plainFailure, refusedWith } from "./failure";
import { authAddress, authPaths } from "./notices";
import { usePending } from "./pending";

/** A person who has signed in at the identity provider but not here yet. */
export type PendingPerson = components["schemas"]["PendingSignIn"];

/** Props of {@link PendingPage}. */
export interface PendingPageProps {
  /** The kind of person: new, or with an address that belongs to an existing account. */
  kind: PendingPerson["kind"];
  children: (person: PendingPerson) => ReactNode;
}

const paths = { new: authPaths.welcome, link: authPaths.link } as const;

/**
 * A page between the identity provider and the app: it fetches the pending sign-in, and redirects to the other page if
 * that is the right one.
 */
export function PendingPage({ kind, children }: PendingPageProps) {
  const { data: person, error, isFetching, refetch } = usePending();
  const elsewhere = person !== undefined && person.kind !== kind;
  useEffect(() => {
    if (elsewhere) window.location.replace(paths[person.kind]);
  }, [elsewhere, person]);

  if (refusedWith(error, 404)) {
    return (
      <AuthPanel heading={words.goneHeading} text={words.goneText}>
        <Button asChild size="lg" block>
          <a href={authAddress()}>{words.startAgain}</a>
        </Button>
      </AuthPanel>
    );
  }
  if (error && !person) {
    return (
      <AuthPanel heading={words.title}>
        <Failure
          screen
          title={words.checkFailed}
          error={new Error(plainFailure(error))}
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      </AuthPanel>
    );
  }
  if (!person || elsewhere) return <Checking label={common.loading} fields={kind === "new" ? 2 : 1} />;
  return children(person);
}
