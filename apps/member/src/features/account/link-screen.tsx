"use client";

import * as auth from "@aangan/copy/auth";
import { type LinkAccountInput, linkAccountForm } from "@aangan/copy/forms/link-account";
import * as words from "@aangan/copy/link-page";
import { Button } from "@aangan/ui/button/button.tsx";
import { TextLink } from "@aangan/ui/link/link.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { keepGreeting } from "@/lib/greeting";
import { safeNext } from "@/lib/next";
import { AuthPanel } from "./auth-panel";
import { BackLink } from "./back-link";
import { forgetDrafts } from "./draft";
import { loginFailure, refusedWith } from "./failure";
import { FormFailure } from "./form-failure";
import { authAddress, authPaths } from "./notices";
import { useLink } from "./pending";
import { PendingPage, type PendingPerson } from "./pending-page";
import { SecretField } from "./secret-field";

/** Connects the provider with the account that has the same address, after its password was entered once. */
export function LinkScreen() {
  return (
    <PendingPage kind="link">
      {(person) => (person.hasPassword ? <LinkForm person={person} /> : <NoPassword person={person} />)}
    </PendingPage>
  );
}

/** The account has no password, because another provider created it: the member must set one first. */
function NoPassword({ person }: { person: PendingPerson }) {
  return (
    <AuthPanel heading={words.heading} text={words.noPassword}>
      <p className="font-semibold text-small [overflow-wrap:anywhere]">{words.for({ email: person.email })}</p>
      <Button asChild size="lg" block>
        <a href={authPaths.forgot}>{auth.forgotPassword}</a>
      </Button>
      <BackLink href={authAddress()}>{words.cancel}</BackLink>
    </AuthPanel>
  );
}

function LinkForm({ person }: { person: PendingPerson }) {
  const link = useLink();
  const [visible, setVisible] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm<LinkAccountInput>({
    resolver: standardSchemaResolver(linkAccountForm),
    defaultValues: { password: "" },
  });
  const pending = link.isPending || link.isSuccess;
  const submit = handleSubmit((values) => {
    if (pending) return;
    link.mutate(values, {
      onSuccess: () => {
        keepGreeting("signed-in");
        forgetDrafts();
        window.location.assign(safeNext(person.next));
      },
      onError: (error) => {
        const description = refusedWith(error, 401) ? words.wrongPassword : loginFailure(error);
        setFailure(description);
        toast({ title: auth.loginFailed, description, variant: "destructive" });
      },
    });
  });
  return (
    <AuthPanel heading={words.heading} text={words.text}>
      <form
        noValidate
        method="post"
        onSubmit={(event) => {
          setFailure(null);
          void submit(event);
        }}
        className="flex flex-col gap-4"
      >
        <p className="font-semibold text-small [overflow-wrap:anywhere]">{words.for({ email: person.email })}</p>
        {failure ? <FormFailure>{failure}</FormFailure> : null}
        {/* Identifies the account for password managers. */}
        <input type="email" name="username" autoComplete="username" value={person.email} readOnly hidden />
        <SecretField
          label={auth.password}
          error={formState.errors.password?.message}
          autoComplete="current-password"
          visible={visible}
          onVisibleChange={setVisible}
          registration={register("password")}
          action={<TextLink href={authPaths.forgot}>{auth.forgotPassword}</TextLink>}
        />
        <Button type="submit" size="lg" block pending={pending} pendingText={auth.loggingIn}>
          {words.connect}
        </Button>
      </form>
      <BackLink href={authAddress()}>{words.cancel}</BackLink>
    </AuthPanel>
  );
}
