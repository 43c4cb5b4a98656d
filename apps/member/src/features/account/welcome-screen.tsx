"use client";

import * as auth from "@aangan/copy/auth";
import { type WelcomeInput, welcomeForm } from "@aangan/copy/forms/welcome";
import * as words from "@aangan/copy/welcome-page";
import { Button } from "@aangan/ui/button/button.tsx";
import { Field } from "@aangan/ui/field/field.tsx";
import { Input } from "@aangan/ui/input/input.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { showFieldErrors } from "@/lib/field-errors";
import { keepGreeting } from "@/lib/greeting";
import { safeNext } from "@/lib/next";
import { Agreement } from "./agreement";
import { AuthPanel } from "./auth-panel";
import { BackLink } from "./back-link";
import { forgetDrafts } from "./draft";
import { registrationFailure } from "./failure";
import { FormFailure } from "./form-failure";
import { authAddress } from "./notices";
import { useWelcome } from "./pending";
import { PendingPage, type PendingPerson } from "./pending-page";
import { forgetVariants } from "./variants";

const names = ["firstName", "lastName", "username"] as const;

/** Completes a registration that began at the identity provider, with the fields that it does not know. */
export function WelcomeScreen() {
  return <PendingPage kind="new">{(person) => <WelcomeForm person={person} />}</PendingPage>;
}

function WelcomeForm({ person }: { person: PendingPerson }) {
  const welcome = useWelcome();
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState } = useForm<WelcomeInput>({
    resolver: standardSchemaResolver(welcomeForm),
    defaultValues: { firstName: person.firstName, lastName: person.lastName, username: person.suggestedUsername },
  });
  const { errors } = formState;
  const pending = welcome.isPending || welcome.isSuccess;
  const submit = handleSubmit((values) => {
    if (pending) return;
    welcome.mutate(values, {
      onSuccess: () => {
        keepGreeting("registered");
        forgetVariants();
        forgetDrafts();
        window.location.assign(safeNext(person.next));
      },
      onError: (error) => {
        const description = registrationFailure(error);
        setFailure(description);
        showFieldErrors(error, names, setError);
        toast({ title: auth.registrationFailed, description, variant: "destructive" });
      },
    });
  });
  return (
    <AuthPanel
      heading={words.heading}
      text={<p className="[overflow-wrap:anywhere]">{words.text({ email: person.email })}</p>}
    >
      <form
        noValidate
        method="post"
        onSubmit={(event) => {
          setFailure(null);
          void submit(event);
        }}
        className="flex flex-col gap-4"
      >
        {failure ? <FormFailure>{failure}</FormFailure> : null}
        <div className="grid grid-cols-2 gap-3">
          <Field label={auth.firstName} error={errors.firstName?.message} required>
            <Input autoComplete="given-name" {...register("firstName")} />
          </Field>
          <Field label={auth.lastName} error={errors.lastName?.message} required>
            <Input autoComplete="family-name" {...register("lastName")} />
          </Field>
        </div>
        <Field label={auth.username} description={auth.usernameHint} error={errors.username?.message} required>
          <Input
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...register("username")}
          />
        </Field>
        <Agreement />
        <Button type="submit" size="lg" block pending={pending} pendingText={auth.creatingAccount}>
          {auth.signUp}
        </Button>
      </form>
      <BackLink href={authAddress()}>{words.notNow}</BackLink>
    </AuthPanel>
  );
}
