"use client";

import { unwrap } from "@aangan/api/site";
import * as common from "@aangan/copy/common";
import * as words from "@aangan/copy/contact";
import { type ContactInput, contactForm, contactMissing } from "@aangan/copy/forms/contact";
import { detect } from "@aangan/copy/safety";
import { storage } from "@aangan/copy/storage";
import { Button } from "@aangan/ui/button/button.tsx";
import { Field } from "@aangan/ui/field/field.tsx";
import { Input } from "@aangan/ui/input/input.tsx";
import { Textarea } from "@aangan/ui/textarea/textarea.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { Toaster } from "@aangan/ui/toast/toaster.tsx";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { type SubmitEvent, useRef, useState } from "react";
import { type FieldErrors, useForm } from "react-hook-form";
import { storeDraft } from "@/features/forms/draft";
import { failureText, rejectedFields } from "@/features/forms/failure";
import { Honeypot } from "@/features/forms/honeypot";
import { beforeHydration, formValues, useFormHydrated, useFormStart } from "@/features/forms/use-form-start";
import { CrisisBanner } from "@/features/help/crisis-banner";
import { api } from "@/lib/api";

const names = ["name", "email", "subject", "message"] as const;
const empty: ContactInput = { name: "", email: "", subject: "", message: "" };

/** The contact form. The draft survives a failed send and a reload, and is deleted once it is sent. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const website = useRef<HTMLInputElement>(null);
  const [distress, setDistress] = useState(false);
  const { register, handleSubmit, setError, setValue, getValues, reset, formState } = useForm<ContactInput>({
    resolver: standardSchemaResolver(contactForm),
    defaultValues: empty,
  });
  const keep = (typed: ContactInput) => {
    storeDraft(storage.contactDraft, typed);
    setDistress(detect(typed.message));
  };
  const take = useFormStart(form, { names, draft: storage.contactDraft, setValue, getValues, keep });
  useFormHydrated(form);
  const { errors, isSubmitting } = formState;

  const send = async (values: ContactInput) => {
    try {
      await unwrap(api.POST("/api/contact", { body: { ...values, website: website.current?.value ?? "" } }));
      reset(empty);
      storeDraft(storage.contactDraft, empty);
      setDistress(false);
      toast({ title: words.sent.title, description: words.sent.text });
    } catch (error) {
      rejectedFields(error, names).forEach(({ name, message }, index) => {
        setError(name, { message }, { shouldFocus: index === 0 });
      });
      toast({ title: words.errorTitle, description: failureText(error, words), variant: "destructive" });
    }
  };
  const refuse = (found: FieldErrors<ContactInput>) => {
    if (Object.values(found).some(({ message }) => message && contactMissing.includes(message)))
      toast({ title: words.missing.title, description: words.missing.text, variant: "destructive" });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    take();
    void handleSubmit(send, refuse)(event);
  };

  return (
    <>
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
        <div className="grid gap-4 md:grid-cols-2">
          <Field label={words.name} error={errors.name?.message} required>
            <Input required autoComplete="name" {...register("name")} />
          </Field>
          <Field label={words.email} error={errors.email?.message} required>
            <Input required type="email" inputMode="email" autoComplete="email" {...register("email")} />
          </Field>
        </div>
        <Field label={words.subject} error={errors.subject?.message} description={words.subjectHint}>
          <Input autoComplete="off" {...register("subject")} />
        </Field>
        <Field label={words.message} error={errors.message?.message} required>
          <Textarea required rows={6} {...register("message")} />
        </Field>
        <Honeypot ref={website} />
        {distress ? <CrisisBanner className="frame:block frame:[&>div:nth-child(2)]:mt-3 frame:[&>ul]:mt-2" /> : null}
        <Button type="submit" size="lg" block pending={isSubmitting} pendingText={words.sending}>
          {words.submit}
        </Button>
        <p className="text-ink-muted text-small">{words.privacy}</p>
        <noscript>
          <p className="text-small">{common.noScript}</p>
        </noscript>
      </form>
      <Toaster label={common.notices} closeLabel={common.dismiss} />
    </>
  );
}
