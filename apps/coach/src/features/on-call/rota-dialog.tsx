"use client";

import * as common from "@aangan/copy/common";
import { labelOf } from "@aangan/copy/format";
import * as words from "@aangan/copy/on-call";
import { failureText } from "@aangan/shell/forms/failure.ts";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Checkbox } from "@aangan/ui/checkbox/checkbox.tsx";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@aangan/ui/dialog/dialog.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { useState } from "react";
import { type Rota, type RotaBlock, useSetRotaBlock } from "./queries";
import { weekdayName } from "./weekdays";

/** Props of {@link RotaDialog}. It is open for as long as it is mounted. */
export interface RotaDialogProps {
  block: RotaBlock;
  /** Who can be put into it. People in the block who are not among them can only be removed. */
  candidates: Rota["candidates"];
  onClose: () => void;
}

/** Chooses the people of a block of the rota. */
export function RotaDialog({ block, candidates, onClose }: RotaDialogProps) {
  const set = useSetRotaBlock();
  const [chosen, setChosen] = useState(() => block.people.filter(({ able }) => able).map(({ id }) => id));
  const { weekday, fromHour } = block;
  const save = () =>
    set.mutate(
      { weekday, fromHour, people: chosen },
      {
        onSuccess: () => {
          toast({ title: words.saved.title, description: words.saved.text });
          onClose();
        },
      },
    );
  return (
    <Dialog open onOpenChange={(stays) => (stays || set.isPending ? undefined : onClose())}>
      <DialogContent closeLabel={common.close} size="sm">
        <DialogHeader>
          <DialogTitle>
            {words.editTitle({
              day: weekdayName(weekday, "long"),
              hours: labelOf(words.blockNames, String(fromHour)),
            })}
          </DialogTitle>
          <DialogDescription>{words.rotaText}</DialogDescription>
        </DialogHeader>
        <DialogBody className="flex flex-col gap-4">
          {candidates.length === 0 ? <p>{words.noPeople}</p> : null}
          <fieldset className="flex flex-col gap-1">
            <legend className="sr-only">{words.people}</legend>
            {candidates.map(({ id, name }) => (
              <Checkbox
                key={id}
                label={name}
                checked={chosen.includes(id)}
                onCheckedChange={(checked) =>
                  setChosen((before) => (checked ? [...before, id] : before.filter((one) => one !== id)))
                }
              />
            ))}
          </fieldset>
          {set.error ? (
            <Alert tone="danger" title={words.saveFailed}>
              {failureText(set.error)}
            </Alert>
          ) : null}
        </DialogBody>
        <DialogFooter>
          <Button variant="secondary" disabled={set.isPending} onClick={onClose}>
            {common.cancel}
          </Button>
          <Button pending={set.isPending} pendingText={words.saving} onClick={save}>
            {words.save}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
