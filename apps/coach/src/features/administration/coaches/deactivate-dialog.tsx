"use client";

import * as words from "@aangan/copy/admin-coaches";
import {
  type CoachDeactivationInput,
  type CoachDeactivationValues,
  coachDeactivationForm,
} from "@aangan/copy/forms/coach-deactivation";
import { Button } from "@aangan/ui/button/button.tsx";
import { Field } from "@aangan/ui/field/field.tsx";
import { Radio, RadioGroup } from "@aangan/ui/radio-group/radio-group.tsx";
import { Textarea } from "@aangan/ui/textarea/textarea.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { Controller, useForm } from "react-hook-form";
import { DialogForm, FormDialog } from "./form-dialog";
import { type AdministeredCoach, useDeactivate } from "./queries";

/** The button that deactivates a coach. Its dialog explains the effects, and asks how to handle the clients. */
export function DeactivateDialog({ found }: { found: AdministeredCoach }) {
  return (
    <FormDialog
      trigger={
        <Button size="sm" variant="secondary">
          {words.deactivate}
        </Button>
      }
    >
      {(close) => <DeactivateForm found={found} onDone={close} />}
    </FormDialog>
  );
}

function DeactivateForm({ found, onDone }: { found: AdministeredCoach; onDone: () => void }) {
  const deactivate = useDeactivate(found.id);
  const form = useForm<CoachDeactivationInput, unknown, CoachDeactivationValues>({
    resolver: standardSchemaResolver(coachDeactivationForm),
    // Without clients there is nothing to choose.
    defaultValues: { clients: found.clients === 0 ? "released" : "", reason: "" },
  });
  const { register, control, formState } = form;
  return (
    <DialogForm
      destructive
      form={form}
      fields={["clients", "reason"]}
      title={words.deactivateTitle}
      text={words.deactivateText}
      submitLabel={words.deactivate}
      pendingLabel={words.deactivating}
      failedTitle={words.deactivateFailed}
      send={async ({ clients, reason }) => {
        await deactivate.mutateAsync({ clients, reason: reason ?? "" });
        onDone();
        toast({ title: words.deactivateDone.title, description: words.deactivateDone.text });
      }}
    >
      <ul className="flex list-disc flex-col gap-1 pl-5 text-small">
        <li>{found.clients === 0 ? words.deactivateNobody : words.deactivateClients({ count: found.clients })}</li>
        {found.upcomingSessions > 0 ? <li>{words.deactivateSessions({ count: found.upcomingSessions })}</li> : null}
        {found.urgentClients > 0 ? (
          <li className="font-semibold">{words.deactivateUrgent({ count: found.urgentClients })}</li>
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
    </DialogForm>
  );
}
