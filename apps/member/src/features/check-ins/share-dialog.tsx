"use client";

import { messageOf } from "@aangan/api/errors";
import * as words from "@aangan/copy/check-ins-page";
import * as common from "@aangan/copy/common";
import * as errors from "@aangan/copy/errors";
import { inWords, sunlightOf } from "@aangan/shell/check-ins/moods.ts";
import { formatDay } from "@aangan/shell/locale/dates.ts";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { SunTile } from "@aangan/ui/art/sun-tile/sun-tile.tsx";
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
import { type CheckInMonth, useShareCheckIns } from "./queries";

/** Props of {@link ShareDialog}. It is open for as long as it is mounted. */
export interface ShareDialogProps {
  month: CheckInMonth;
  coachId: string;
  /** The coach's first name. */
  coachName: string;
  onClose: () => void;
}

/** Chooses the days of a month that the coach can see. */
export function ShareDialog({ month, coachId, coachName, onClose }: ShareDialogProps) {
  const share = useShareCheckIns();
  const [chosen, setChosen] = useState(() => month.days.filter(({ shared }) => shared).map(({ day }) => day));
  const all = chosen.length === month.days.length;
  const submit = async () => {
    try {
      await share.mutateAsync({ coachId, month: month.month, days: chosen });
    } catch {
      // The alert says why. The choice stays.
      return;
    }
    toast({ title: words.shareSaved.title, description: words.shareSaved.text({ count: chosen.length, coachName }) });
    onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="md" closeLabel={common.close}>
        <DialogHeader>
          <DialogTitle>{words.shareTitle({ coachName })}</DialogTitle>
          <DialogDescription>{words.shareText}</DialogDescription>
        </DialogHeader>
        <DialogBody>
          {share.error ? (
            <Alert tone="danger" title={words.shareFailed} className="mb-4">
              {messageOf(share.error, errors.somethingWrong)}
            </Alert>
          ) : null}
          {month.days.length === 0 ? (
            <p>{words.shareNone}</p>
          ) : (
            <>
              <Button
                variant="quiet"
                size="sm"
                className="-mx-3 mb-1"
                onClick={() => setChosen(all ? [] : month.days.map(({ day }) => day))}
              >
                {all ? words.noneOfThem : words.all}
              </Button>
              <ul className="flex flex-col gap-1">
                {month.days.map((one) => (
                  <li key={one.day} className="flex items-center gap-3">
                    <SunTile sunlight={sunlightOf(one.mood) ?? 0} className="size-[34px]" />
                    <Checkbox
                      checked={chosen.includes(one.day)}
                      onCheckedChange={(on) =>
                        setChosen(on ? [...chosen, one.day] : chosen.filter((day) => day !== one.day))
                      }
                      label={formatDay(one.day, { weekday: "long", month: "long", day: "numeric" })}
                      description={one.note ? `${inWords(one)} · ${one.note}` : inWords(one)}
                    />
                  </li>
                ))}
              </ul>
            </>
          )}
        </DialogBody>
        <DialogFooter>
          <Button variant="secondary" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button
            pending={share.isPending}
            pendingText={words.saving}
            disabled={month.days.length === 0}
            onClick={() => void submit()}
          >
            {words.shareSave}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
