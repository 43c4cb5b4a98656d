"use client";

import { messageOf } from "@aangan/api/errors";
import * as common from "@aangan/copy/common";
import * as general from "@aangan/copy/errors";
import { type ProfileInput, type ProfileValues, profileForm } from "@aangan/copy/forms/profile";
import * as words from "@aangan/copy/profile";
import { currentName, timeIn, zoneChoices } from "@aangan/shell/forms/zones.ts";
import { useClock } from "@aangan/shell/live/clock.ts";
import { useTabState } from "@aangan/shell/session/tab-storage.ts";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Combobox } from "@aangan/ui/combobox/combobox.tsx";
import { Field } from "@aangan/ui/field/field.tsx";
import { Input } from "@aangan/ui/input/input.tsx";
import { PasswordField } from "@aangan/ui/password-field/password-field.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useEffect, useMemo, useRef } from "react";
import { Controller, useForm } from "react-hook-form";
import { saveFailure, showFieldErrorsOnceOpen } from "@/lib/field-errors";
import type { User } from "@/lib/user";
import { useCancelEmailChange, useUpdateProfile } from "./queries";
import { Section } from "./section";
import { useSaved } from "./use-saved";

const keptFields = ["firstName", "lastName", "email", "username", "timeZone"] as const;
const fields = [...keptFields, "password"] as const;

/** Changes that are not saved yet; never the password. */
type Unsaved = Partial<Pick<ProfileInput, (typeof keptFields)[number]>>;

/** Returns the form's values without changes. */
const inputOf = (user: User): ProfileInput => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  username: user.username,
  timeZone: currentName(user.timeZone),
  password: "",
});

/** Names, username, address and time zone. A new address takes effect once the link in its email has been followed. */
export function ProfileForm({ user }: { user: User }) {
  const update = useUpdateProfile();
  const [unsaved, keepUnsaved, dropUnsaved] = useTabState<Unsaved | null>("profile", null);
  const form = useForm<ProfileInput, unknown, ProfileValues>({
    resolver: standardSchemaResolver(profileForm),
    defaultValues: inputOf(user),
  });
  const { control, register, handleSubmit, setError, setValue, reset, watch, formState } = form;
  const { errors, isDirty } = formState;
  const changed = useSaved(form, user, inputOf);
  // The draft survives a reload and an ended session, as messages do.
  const touched = useRef(false);
  useEffect(() => {
    if (touched.current || !unsaved) return;
    touched.current = true;
    for (const name of keptFields)
      if (unsaved[name] !== undefined) setValue(name, unsaved[name], { shouldDirty: true });
  }, [unsaved, setValue]);
  useEffect(() => {
    const watching = watch((values, { type }) => {
      if (type !== "change") return;
      touched.current = true;
      const was = formState.defaultValues ?? {};
      keepUnsaved(
        Object.fromEntries(keptFields.filter((name) => values[name] !== was[name]).map((name) => [name, values[name]])),
      );
    });
    return () => watching.unsubscribe();
  });
  const [email, timeZone] = watch(["email", "timeZone"]);
  // An address that was confirmed during editing, and is not rendered yet, is not a change by the member.
  const newAddress = changed.email === true && email.trim().toLowerCase() !== user.email.toLowerCase();
  const zones = useMemo(() => zoneChoices(user.timeZone), [user.timeZone]);
  const now = useClock();
  const there = now && timeZone ? timeIn(timeZone, now) : "";

  const submit = handleSubmit(({ password, timeZone, ...values }) => {
    if (update.isPending) return;
    // Optional fields are sent when they changed. Act on the promise, because the member may open another page.
    const change = { ...values, ...(changed.timeZone && { timeZone }), ...(newAddress && { password }) };
    update.mutateAsync(change).then(
      (saved) => {
        dropUnsaved();
        reset(inputOf(saved));
        const { updated, updatedWithEmail } = words;
        if (newAddress && saved.newEmail)
          toast({ title: updatedWithEmail.title, description: updatedWithEmail.text({ email: saved.newEmail }) });
        else toast({ title: updated.title, description: updated.text });
      },
      (error: unknown) => {
        showFieldErrorsOnceOpen(error, fields, setError);
        toast({
          title: words.errorTitle,
          description: saveFailure(error, words.updateFailed),
          variant: "destructive",
        });
      },
    );
  });

  return (
    <Section title={words.profileTitle} text={words.profileText}>
      <form noValidate method="post" onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <div className="grid gap-5 md:grid-cols-2">
          <Field label={words.firstName} error={errors.firstName?.message} required>
            <Input autoComplete="given-name" readOnly={update.isPending} {...register("firstName")} />
          </Field>
          <Field label={words.lastName} error={errors.lastName?.message} required>
            <Input autoComplete="family-name" readOnly={update.isPending} {...register("lastName")} />
          </Field>
        </div>
        <Field label={words.username} error={errors.username?.message} required>
          <Input
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            readOnly={update.isPending}
            {...register("username")}
          />
        </Field>
        <Field label={words.email} error={errors.email?.message} required>
          <Input
            type="email"
            inputMode="email"
            autoComplete="email"
            readOnly={update.isPending}
            {...register("email")}
          />
        </Field>
        {newAddress && user.hasPassword ? (
          <Field
            label={words.passwordForEmail}
            description={words.passwordForEmailHint}
            error={errors.password?.message}
            required
          >
            <PasswordField
              autoComplete="current-password"
              showLabel={common.showPassword}
              hideLabel={common.hidePassword}
              readOnly={update.isPending}
              {...register("password")}
            />
          </Field>
        ) : null}
        {user.newEmail ? <WaitingAddress email={user.newEmail} /> : null}
        <Controller
          name="timeZone"
          control={control}
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <Field
              label={words.timeZone}
              description={[there && words.timeZoneNow({ time: there }), words.timeZoneHint].filter(Boolean).join(" ")}
              error={errors.timeZone?.message}
            >
              <Combobox
                ref={ref}
                options={zones}
                value={value ?? ""}
                onValueChange={(zone) => {
                  // An emptied box chooses nothing: the zone stays as it was.
                  if (zone) onChange(zone);
                }}
                onBlur={onBlur}
                disabled={update.isPending}
                toggleLabel={words.timeZoneShow}
                emptyText={words.timeZoneEmpty}
                formatCount={(count) => words.timeZoneCount({ count })}
              />
            </Field>
          )}
        />
        <div>
          <Button type="submit" pending={update.isPending} pendingText={words.saving} disabled={!isDirty}>
            {words.save}
          </Button>
        </div>
      </form>
    </Section>
  );
}

/** The address that is not confirmed yet, with a button to cancel the change. */
function WaitingAddress({ email }: { email: string }) {
  const cancelChange = useCancelEmailChange();
  return (
    <Alert
      tone="neutral"
      action={
        <Button
          size="sm"
          variant="secondary"
          pending={cancelChange.isPending}
          pendingText={words.emailTakingBack}
          onClick={() =>
            // Act on the promise: once cancelled, this component is unmounted.
            cancelChange.mutateAsync().then(
              () => toast({ title: words.emailTakenBack }),
              (error: unknown) =>
                toast({
                  title: words.errorTitle,
                  description: messageOf(error, general.somethingWrong),
                  variant: "destructive",
                }),
            )
          }
        >
          {words.emailTakeBack}
        </Button>
      }
    >
      {words.emailWaits({ email })}
    </Alert>
  );
}
