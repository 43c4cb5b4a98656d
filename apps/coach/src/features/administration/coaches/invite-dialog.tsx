"use client";

import * as words from "@aangan/copy/admin-coaches";
import { type CoachInvitationInput, coachInvitationForm } from "@aangan/copy/forms/coach-invitation";
import { Button } from "@aangan/ui/button/button.tsx";
import { Field } from "@aangan/ui/field/field.tsx";
import { Input } from "@aangan/ui/input/input.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { UserRoundPlus } from "lucide-react";
import { useForm } from "react-hook-form";
import { coachesHref } from "./filter";
import { DialogForm, FormDialog } from "./form-dialog";
import { useInvite } from "./queries";

/** The button that invites a coach, and its dialog. Opens the invited coach afterwards. */
export function InviteDialog() {
  return (
    <FormDialog
      size="sm"
      trigger={
        <Button>
          <UserRoundPlus aria-hidden="true" />
          {words.invite}
        </Button>
      }
    >
      {(close) => <InviteForm onInvited={close} />}
    </FormDialog>
  );
}

function InviteForm({ onInvited }: { onInvited: () => void }) {
  const invite = useInvite();
  const form = useForm<CoachInvitationInput>({
    resolver: standardSchemaResolver(coachInvitationForm),
    defaultValues: { name: "", email: "" },
  });
  const { register, formState } = form;
  return (
    <DialogForm
      form={form}
      fields={["name", "email"]}
      title={words.inviteTitle}
      text={words.inviteText}
      submitLabel={words.invite}
      pendingLabel={words.inviting}
      failedTitle={words.inviteFailed}
      send={async (values) => {
        const { id } = await invite.mutateAsync(values);
        onInvited();
        toast({ title: words.inviteSent.title, description: words.inviteSent.text });
        window.history.pushState(null, "", coachesHref({ coach: id }));
      }}
    >
      <Field label={words.inviteName} error={formState.errors.name?.message} required>
        <Input autoComplete="off" {...register("name")} />
      </Field>
      <Field label={words.inviteEmail} error={formState.errors.email?.message} required>
        <Input type="email" autoComplete="off" autoCapitalize="none" spellCheck={false} {...register("email")} />
      </Field>
    </DialogForm>
  );
}
