"use client";

import { adminCoaches as words } from "@aangan/copy/administration-coaches";
import { plural } from "@aangan/copy/format";
import {
  type CoachDeactivationInput,
  type CoachDeactivationValues,
  coachDeactivationForm,
} from "@aangan/copy/forms/coach-deactivation";
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
import { Radio, RadioGroup } from "@aangan/ui/radio-group";
import { Textarea } from "@aangan/ui/textarea";
import { toast } from "@aangan/ui/toast";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { failureText } from "@/lib/failure";
import { showFieldErrors } from "@/lib/field-errors";
import { type AdministeredCoach, useDeactivate } from "./queries";

/** The button that ends somebody's coaching. Its dialog says for whom that means what, and asks what happens to the clients. */
export function DeactivateDialog({ found }: { found: AdministeredCoach }) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button size="sm" variant="secondary">
          {words.deactivate}
        </Button>
      </DialogTrigger>
      {/* A slip beside it takes nothing away that was written. */}
      <DialogContent onInteractOutside={(event) => event.preventDefault()}>
        <DeactivateForm found={found} onDone={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

function DeactivateForm({ found, onDone }: { found: AdministeredCoach; onDone: () => void }) {
  const deactivate = useDeactivate(found.id);
  const [failure, setFailure] = useState<string | null>(null);
  const { register, control, handleSubmit, setError, formState } = useForm<
    CoachDeactivationInput,
    unknown,
    CoachDeactivationValues
  >({
    resolver: standardSchemaResolver(coachDeactivationForm),
    // Without clients there is nothing to choose.
    defaultValues: { clients: found.clients === 0 ? "released" : "", reason: "" },
  });
  const submit = handleSubmit(async ({ clients, reason }) => {
    try {
      await deactivate.mutateAsync({ clients, reason: reason ?? "" });
    } catch (error) {
      if (!showFieldErrors(error, ["clients", "reason"], setError)) setFailure(failureText(error));
      return;
    }
    onDone();
    toast({ title: words.deactivateDone.title, description: words.deactivateDone.text });
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
        <DialogTitle>{words.deactivateTitle}</DialogTitle>
        <DialogDescription>{words.deactivateText}</DialogDescription>
      </DialogHeader>
      <DialogBody className="flex flex-col gap-4">
        <ul className="flex list-disc flex-col gap-1 pl-5 text-small">
          <li>{found.clients === 0 ? words.deactivateNobody : plural(words.deactivateClients, found.clients)}</li>
          {found.upcomingSessions > 0 ? <li>{plural(words.deactivateSessions, found.upcomingSessions)}</li> : null}
          {found.urgentClients > 0 ? (
            <li className="font-semibold">{plural(words.deactivateUrgent, found.urgentClients)}</li>
          ) : null}
        </ul>
        {found.clients > 0 ? (
          <Controller
            control={control}
            name="clients"
            render={({ field }) => (
              <Field label={words.clientsQuestion} error={formState.errors.clients?.message} required>
                <RadioGroup ref={field.ref} value={field.value} onValueChange={field.onChange} onBlur={field.onBlur}>
                  <Radio value="wait" label={words.waitLabel} description={words.waitText} />
                  <Radio value="released" label={words.releaseLabel} description={words.releaseText} />
                </RadioGroup>
              </Field>
            )}
          />
        ) : null}
        <Field label={words.reason} description={words.reasonOptional} error={formState.errors.reason?.message}>
          <Textarea rows={3} {...register("reason")} />
        </Field>
        {failure ? (
          <Alert tone="danger" title={words.deactivateFailed}>
            {failure}
          </Alert>
        ) : null}
      </DialogBody>
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="secondary">{words.dialogBack}</Button>
        </DialogClose>
        <Button type="submit" variant="destructive" pending={formState.isSubmitting} pendingText={words.deactivating}>
          {words.deactivate}
        </Button>
      </DialogFooter>
    </form>
  );
}
