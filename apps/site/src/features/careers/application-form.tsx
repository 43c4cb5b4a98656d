"use client";

import { unwrap } from "@aangan/api/site";
import * as words from "@aangan/copy/application";
import * as common from "@aangan/copy/common";
import { type ApplicationInput, applicationForm, applicationMissing } from "@aangan/copy/forms/application";
import { storage } from "@aangan/copy/storage";
import { Button } from "@aangan/ui/button/button.tsx";
import { Card } from "@aangan/ui/card/card.tsx";
import { Field } from "@aangan/ui/field/field.tsx";
import { Input } from "@aangan/ui/input/input.tsx";
import { Textarea } from "@aangan/ui/textarea/textarea.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { Toaster } from "@aangan/ui/toast/toaster.tsx";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { CircleCheck } from "lucide-react";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { type FieldErrors, useForm } from "react-hook-form";
import { storeDraft } from "@/features/forms/draft";
import { failureText, rejectedFields } from "@/features/forms/failure";
import { Honeypot } from "@/features/forms/honeypot";
import { beforeHydration, formValues, useFormHydrated, useFormStart } from "@/features/forms/use-form-start";
import { api } from "@/lib/api";
import { routes } from "@/lib/routes";
import type { JobCode } from "./paths";

/** The form for one position, replaced by a confirmation card once the application is stored. */
export function ApplicationForm({ job }: { job: JobCode }) {
  const [done, setDone] = useState(false);
  return (
    <>
      <Card padding="roomy">{done ? <Received /> : <Form job={job} onDone={() => setDone(true)} />}</Card>
      <Toaster label={common.notices} closeLabel={common.dismiss} />
    </>
  );
}

const names = ["name", "email", "location", "link", "note"] as const;

function Form({ job, onDone }: { job: JobCode; onDone: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const website = useRef<HTMLInputElement>(null);
  const draft = `${storage.applicationDraft}:${job}`;
  const { register, handleSubmit, setError, setValue, getValues, formState } = useForm<ApplicationInput>({
    resolver: standardSchemaResolver(applicationForm),
    defaultValues: { name: "", email: "", location: "", link: "", note: "", job },
  });
  const keep = (typed: Record<(typeof names)[number], string>) => storeDraft(draft, typed);
  const take = useFormStart(form, { names, draft, setValue, getValues, keep });
  useFormHydrated(form);
  const { errors, isSubmitting } = formState;

  const send = async (values: ApplicationInput) => {
    try {
      await unwrap(api.POST("/api/applications", { body: { ...values, job, website: website.current?.value ?? "" } }));
      storeDraft(draft, {});
      toast({ title: words.sent.title, description: words.sent.text });
      onDone();
    } catch (error) {
      rejectedFields(error, names).forEach(({ name, message }, index) => {
        setError(name, { message }, { shouldFocus: index === 0 });
      });
      toast({ title: words.errorTitle, description: failureText(error, words), variant: "destructive" });
    }
  };
  const refuse = (found: FieldErrors<ApplicationInput>) => {
    if (Object.values(found).some(({ message }) => message && applicationMissing.includes(message)))
      toast({ title: words.missing.title, description: words.missing.text, variant: "destructive" });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    take();
    void handleSubmit(send, refuse)(event);
  };

  return (
    <form
      ref={form}
      noValidate
      method="post"
      {...beforeHydration}
      suppressHydrationWarning
      onInput={() => keep(formValues(form.current, names))}
      onSubmit={submit}
      className="relative flex flex-col gap-4"
    >
      <Field label={words.name} error={errors.name?.message} required>
        <Input required autoComplete="name" {...register("name")} />
      </Field>
      <Field label={words.email} error={errors.email?.message} required>
        <Input required type="email" inputMode="email" autoComplete="email" {...register("email")} />
      </Field>
      <Field label={words.location} error={errors.location?.message} description={words.locationHint}>
        <Input autoComplete="address-level2" {...register("location")} />
      </Field>
      <Field
        label={words.link}
        labelNote={common.optionalNote}
        error={errors.link?.message}
        description={words.linkHint}
      >
        <Input type="url" inputMode="url" autoComplete="url" {...register("link")} />
      </Field>
      <Field label={words.note} error={errors.note?.message} description={words.noteHint} required>
        <Textarea required rows={7} {...register("note")} />
      </Field>
      <Honeypot ref={website} />
      <Button type="submit" size="lg" block pending={isSubmitting} pendingText={words.sending}>
        {words.submit}
      </Button>
      <p className="text-ink-muted text-small">{words.privacy}</p>
      <noscript>
        <p className="text-small">{common.noScript}</p>
      </noscript>
    </form>
  );
}

function Received() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-center gap-2 py-6 text-center">
      <CircleCheck aria-hidden="true" className="size-12 stroke-[1.5] text-success" />
      <h2 ref={heading} tabIndex={-1} className="font-display font-medium text-h2 outline-none">
        {words.doneTitle}
      </h2>
      <p>{words.doneText}</p>
      <p className="max-w-[40ch] text-pretty text-ink-muted text-small">{words.deletion}</p>
      <Button asChild variant="secondary" className="mt-4">
        <a href={routes.careers.path}>{words.backToCareers}</a>
      </Button>
    </div>
  );
}
