"use client";

import { messageOf } from "@aangan/api/errors";
import * as words from "@aangan/copy/coach-profile-page";
import * as errors from "@aangan/copy/errors";
import { AlertDialog } from "@aangan/ui/alert-dialog/alert-dialog.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { Camera } from "lucide-react";
import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { CropDialog } from "./crop-dialog";
import { type ChosenPicture, openPicture, PICTURE_TYPES } from "./picture-file";
import { type Portfolio, useRemoveImage } from "./queries";

/** Buttons to replace and to remove the picture. */
export function ImageActions({ portfolio }: { portfolio: Portfolio }) {
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const [removing, setRemoving] = useState(false);
  const [opening, setOpening] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const remove = useRemoveImage();
  const url = chosen?.url;
  useEffect(() => (url ? () => URL.revokeObjectURL(url) : undefined), [url]);

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    // Allows choosing the same file again.
    event.currentTarget.value = "";
    if (!file) return;
    setOpening(true);
    try {
      setChosen(await openPicture(file));
    } catch {
      toast({ title: words.imageFailed, description: words.imageUnreadable, variant: "destructive" });
    } finally {
      setOpening(false);
    }
  };
  const takeAway = async (): Promise<string | undefined> => {
    try {
      await remove.mutateAsync(undefined);
    } catch (error) {
      return messageOf(error, errors.somethingWrong);
    }
    toast({ title: words.imageRemoved });
    return undefined;
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups the fields of a form.
    <div
      role="group"
      aria-label={words.image}
      // The remove button disappears with the picture: this element receives focus then.
      tabIndex={-1}
      className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 outline-none"
    >
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES}
        aria-label={words.image}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => void choose(event)}
      />
      <Button
        size="sm"
        variant="secondary"
        pending={opening}
        pendingText={words.chooseImage}
        onClick={() => input.current?.click()}
      >
        <Camera aria-hidden="true" />
        {portfolio.imageUrl ? words.changeImage : words.chooseImage}
      </Button>
      {portfolio.imageUrl ? (
        <Button size="sm" variant="quiet" onClick={() => setRemoving(true)}>
          {words.removeImage}
        </Button>
      ) : null}
      <p className="basis-full text-fine text-ink-muted">{words.imageText}</p>
      {chosen ? (
        <CropDialog
          key={chosen.url}
          picture={chosen}
          onClose={() => setChosen(null)}
          onAnother={() => input.current?.click()}
        />
      ) : null}
      <AlertDialog
        open={removing}
        onOpenChange={setRemoving}
        title={words.removeImageTitle}
        description={words.removeImageText}
        confirmLabel={words.removeImage}
        pendingLabel={words.removingImage}
        cancelLabel={words.keepImage}
        destructive
        onConfirm={takeAway}
      />
    </div>
  );
}
