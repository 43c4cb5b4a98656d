"use client";

import { adminCoaches as words } from "@aangan/copy/administration-coaches";
import { type CoachInvitationInput, coachInvitationForm } from "@aangan/copy/forms/coach-invitation";
import { Alert } from "@aangan/ui/alert";
import { Button } from "@aangan/ui/button";
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from "@aangan/ui/dialog";
import { Field } from "@aangan/ui/field";
import { Input } from "@aangan/ui/input";
import { toast } from "@aangan/ui/toast";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { UserRoundPlus } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { failureText } from "@/lib/failure";
import { showFieldErrors } from "@/lib/field-errors";
import { coachesPlace } from "./filter";
import { useInvite } from "./queries";

/** The button that invites somebody to coach, and its dialog. Whoever was invited is shown then. */
export function InviteDialog() {
  const [open, setOpen] = useState(false);
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button>
          <UserRoundPlus aria-hidden="true" />
          {words.invite}
        </Button>
      </DialogTrigger>
      {/* A slip beside it takes nothing away that was written. */}
      <DialogContent size="sm" onInteractOutside={(event) => event.preventDefault()}>
        <InviteForm onInvited={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

function InviteForm({ onInvited }: { onInvited: () => void }) {
  const invite = useInvite();
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState } = useForm<CoachInvitationInput>({
    resolver: standardSchemaResolver(coachInvitationForm),
    defaultValues: { name: "", email: "" },
  });
  const submit = handleSubmit(async (values) => {
    try {
      const { id } = await invite.mutateAsync(values);
      onInvited();
      toast({ title: words.inviteSent.title, description: words.inviteSent.text });
      window.history.pushState(null, "", coachesPlace({ coach: id }));
    } catch (error) {
      if (!showFieldErrors(error, ["name", "email"], setError)) setFailure(failureText(error));
    }
  });
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => {
        setFailure(null);
        void submit(event);
      }}
    >
      <DialogHeader>
        <DialogTitle>{words.inviteTitle}</DialogTitle>
        <DialogDescription>{words.inviteText}</DialogDescription>
      </DialogHeader>
      <DialogBody className="flex flex-col gap-4">
        <Field label={words.inviteName} error={formState.errors.name?.message} required>
          <Input autoComplete="off" {...register("name")} />
        </Field>
        <Field label={words.inviteEmail} error={formState.errors.email?.message} required>
          <Input type="email" autoComplete="off" autoCapitalize="none" spellCheck={false} {...register("email")} />
        </Field>
        {failure ? (
          <Alert tone="danger" title={words.inviteFailed}>
            {failure}
          </Alert>
        ) : null}
      </DialogBody>
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="secondary">{words.dialogBack}</Button>
        </DialogClose>
        <Button type="submit" pending={formState.isSubmitting} pendingText={words.inviting}>
          {words.invite}
        </Button>
      </DialogFooter>
    </form>
  );
}
