"use client";

import { ApiError, unwrap } from "@aangan/api/site";
import * as words from "@aangan/copy/beta";
import * as common from "@aangan/copy/common";
import { type BetaSignupInput, betaSignupForm } from "@aangan/copy/forms/beta-signup";
import { limits } from "@aangan/copy/limits";
import { events } from "@aangan/copy/storage";
import { Button } from "@aangan/ui/button/button.tsx";
import { Card } from "@aangan/ui/card/card.tsx";
import { Field } from "@aangan/ui/field/field.tsx";
import { Input } from "@aangan/ui/input/input.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { Toaster } from "@aangan/ui/toast/toaster.tsx";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { CircleCheck } from "lucide-react";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { rejectedFields } from "@/features/forms/failure";
import { Honeypot } from "@/features/forms/honeypot";
import { beforeHydration, useFormHydrated, useFormStart } from "@/features/forms/use-form-start";
import { api } from "@/lib/api";
import { shownVariants, track } from "@/lib/events";
import { routes } from "@/lib/routes";

/** The signup form, replaced by a confirmation card once the signup is stored. */
export function BetaSignup() {
  const [done, setDone] = useState(false);
  return (
    <>
      <Card padding="roomy">{done ? <ThankYou /> : <Form onDone={() => setDone(true)} />}</Card>
      <Toaster label={common.notices} closeLabel={common.dismiss} />
    </>
  );
}

const fields = ["firstName", "lastName", "email"] as const;

function Form({ onDone }: { onDone: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const website = useRef<HTMLInputElement>(null);
  const { register, handleSubmit, setError, setValue, getValues, formState } = useForm<BetaSignupInput>({
    resolver: standardSchemaResolver(betaSignupForm),
    defaultValues: { firstName: "", lastName: "", email: "" },
  });
  const take = useFormStart(form, { names: fields, setValue, getValues });
  useFormHydrated(form);
  const { errors, isSubmitting } = formState;
  const send = async (values: BetaSignupInput) => {
    try {
      const { heading, pricing } = shownVariants();
      await unwrap(
        api.POST("/api/beta-signup", {
          body: { ...values, headingVariant: heading, pricingVariant: pricing, website: website.current?.value ?? "" },
        }),
      );
      track(events.betaSubmitted);
      toast({ title: words.success.title, description: words.success.text });
      onDone();
    } catch (error) {
      rejectedFields(error, fields).forEach(({ name, message }, index) => {
        setError(name, { message }, { shouldFocus: index === 0 });
      });
      const description = error instanceof ApiError && error.status === 429 ? error.message : words.failed.text;
      toast({ title: words.failed.title, description, variant: "destructive" });
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    take();
    void handleSubmit(send)(event);
  };

  return (
    <form
      ref={form}
      noValidate
      method="post"
      {...beforeHydration}
      suppressHydrationWarning
      onSubmit={submit}
      className="relative flex flex-col gap-4"
    >
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={words.firstName} error={errors.firstName?.message} required>
          <Input autoComplete="given-name" {...register("firstName")} />
        </Field>
        <Field label={words.lastName} error={errors.lastName?.message} required>
          <Input autoComplete="family-name" {...register("lastName")} />
        </Field>
      </div>
      <Field label={words.email} error={errors.email?.message} required>
        <Input type="email" inputMode="email" autoComplete="email" {...register("email")} />
      </Field>
      <Honeypot ref={website} />
      <Button type="submit" size="lg" block pending={isSubmitting} pendingText={words.submitting}>
        {words.submit}
      </Button>
      <noscript>
        <p className="text-small">{common.noScript}</p>
      </noscript>
      <p className="text-ink-muted text-small">{words.privacy}</p>
    </form>
  );
}

function ThankYou() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    const timer = window.setTimeout(() => window.location.assign(routes.home.path), limits.betaRedirectMs);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <div className="flex flex-col items-center gap-2 py-6 text-center">
      <CircleCheck aria-hidden="true" className="size-12 stroke-[1.5] text-success" />
      <h2 ref={heading} tabIndex={-1} className="font-display font-medium text-h2 outline-none">
        {words.doneTitle}
      </h2>
      <p>{words.doneText}</p>
      <p className="text-ink-muted text-small">{words.redirecting}</p>
      <Button asChild variant="secondary" className="mt-4">
        <a href={routes.home.path}>{words.returnHome}</a>
      </Button>
    </div>
  );
}
