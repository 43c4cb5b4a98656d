"use client";

import { messageOf } from "@aangan/api/errors";
import * as words from "@aangan/copy/coach-profile-page";
import * as common from "@aangan/copy/common";
import * as errors from "@aangan/copy/errors";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { CropFrame } from "@aangan/ui/crop/crop-frame.tsx";
import { areaOf, CROP_ZOOM_MAX, type CropView, wholeView, zoomed } from "@aangan/ui/crop/geometry.ts";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@aangan/ui/dialog/dialog.tsx";
import { Field } from "@aangan/ui/field/field.tsx";
import { Slider } from "@aangan/ui/slider/slider.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { useState } from "react";
import type { ChosenPicture } from "./picture-file";
import { useSetImage } from "./queries";

/** Props of {@link CropDialog}. */
export interface CropDialogProps {
  picture: ChosenPicture;
  /** Called after saving or cancelling. */
  onClose: () => void;
  /** Opens the file picker for another picture. */
  onAnother: () => void;
}

/** Selects the square of a picture that members see. */
export function CropDialog({ picture, onClose, onAnother }: CropDialogProps) {
  const [view, setView] = useState<CropView>(wholeView);
  const save = useSetImage();
  const submit = () => {
    if (save.isPending) return;
    save.mutate(
      { file: picture.file, area: areaOf(picture.size, view) },
      {
        onSuccess: () => {
          toast({ title: words.imageSaved });
          onClose();
        },
      },
    );
  };
  const percent = (value: number) => words.positionAt({ percent: String(Math.round(value)) });
  return (
    <Dialog open onOpenChange={(open) => (open || save.isPending ? undefined : onClose())}>
      <DialogContent size="md" closeLabel={common.close}>
        <DialogHeader>
          <DialogTitle>{words.cropTitle}</DialogTitle>
          <DialogDescription>{words.cropText}</DialogDescription>
        </DialogHeader>
        <DialogBody className="flex flex-col gap-4 md:grid md:grid-cols-[260px_minmax(0,1fr)] md:items-center md:gap-6">
          <CropFrame
            src={picture.url}
            picture={picture.size}
            view={view}
            onViewChange={setView}
            label={words.cropStage}
            className="mx-auto max-w-65 shrink-0 md:max-w-none"
          />
          <div className="flex min-w-0 flex-col gap-2 px-3">
            <Field label={words.zoom}>
              <Slider
                min={1}
                max={CROP_ZOOM_MAX}
                step={0.05}
                value={view.zoom}
                format={(value) => words.zoomAt({ times: value.toFixed(1) })}
                onValueChange={(zoom) => setView((was) => zoomed(picture.size, was, zoom))}
              />
            </Field>
            <Field label={words.across}>
              <Slider
                value={view.across * 100}
                format={percent}
                onValueChange={(across) => setView((was) => ({ ...was, across: across / 100 }))}
              />
            </Field>
            <Field label={words.down}>
              <Slider
                value={view.down * 100}
                format={percent}
                onValueChange={(down) => setView((was) => ({ ...was, down: down / 100 }))}
              />
            </Field>
          </div>
          {save.error ? (
            <Alert tone="danger" title={words.imageFailed} className="md:col-span-2">
              {messageOf(save.error, errors.somethingWrong)}
            </Alert>
          ) : null}
        </DialogBody>
        <DialogFooter>
          <Button variant="secondary" disabled={save.isPending} onClick={onAnother}>
            {words.chooseAnother}
          </Button>
          <Button pending={save.isPending} pendingText={words.savingImage} onClick={submit}>
            {words.saveImage}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
