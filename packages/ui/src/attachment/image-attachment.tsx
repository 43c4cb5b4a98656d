"use client";

import { Download, ImageOff } from "lucide-react";
import { useState } from "react";
import { Button } from "../button/button";
import { Dialog, DialogBody, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "../dialog/dialog";
import { downloadAddress, fileSize, pictureBox } from "./measures";
import type { Attachment, AttachmentLabels } from "./types";

/** Props of {@link ImageAttachment}. */
export interface ImageAttachmentProps {
  attachment: Attachment;
  labels: AttachmentLabels;
}

/** A picture in a conversation. Its space is reserved, so that nothing moves when it loads; a click opens it large. */
export function ImageAttachment({ attachment, labels }: ImageAttachmentProps) {
  const { name, url, width, height } = attachment;
  const [failed, setFailed] = useState(false);
  const [open, setOpen] = useState(false);
  const box = pictureBox(width, height);
  // It keeps its aspect ratio when the bubble is narrower.
  const room = { width: box.width, maxWidth: "100%", aspectRatio: `${box.width} / ${box.height}` };

  if (failed) {
    return (
      <p
        style={{ ...room, aspectRatio: undefined, minHeight: Math.min(box.height, 96) }}
        className="flex items-center gap-2.5 rounded-control bg-sunk px-3 py-2 text-ink-muted text-small"
      >
        <ImageOff aria-hidden="true" className="size-5 shrink-0 stroke-[1.75]" />
        <span>
          {labels.imageFailed} <span className="[overflow-wrap:anywhere]">{name}</span>
        </span>
      </p>
    );
  }
  return (
    <>
      <button
        type="button"
        aria-label={labels.openImage(name)}
        onClick={() => setOpen(true)}
        style={room}
        className="block cursor-zoom-in overflow-hidden rounded-control bg-sunk"
      >
        <img
          src={url}
          alt=""
          width={box.width}
          height={box.height}
          decoding="async"
          loading="lazy"
          draggable={false}
          onError={() => setFailed(true)}
          className="size-full object-contain"
        />
      </button>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent closeLabel={labels.closeImage} className="md:w-fit md:max-w-[min(1100px,calc(100vw-48px))]">
          <DialogHeader>
            <DialogTitle className="text-h4 tracking-normal">{name}</DialogTitle>
            <DialogDescription>{fileSize(attachment.size, labels.locale)}</DialogDescription>
          </DialogHeader>
          <DialogBody className="flex flex-col items-center gap-4">
            <img
              src={url}
              alt={labels.imageTitle(name)}
              width={width ?? undefined}
              height={height ?? undefined}
              className="h-auto max-h-[calc(92dvh-180px)] w-auto max-w-full rounded-control object-contain"
            />
            <Button asChild variant="secondary">
              <a href={downloadAddress(url)} download={name}>
                <Download aria-hidden="true" />
                {labels.download(name)}
              </a>
            </Button>
          </DialogBody>
        </DialogContent>
      </Dialog>
    </>
  );
}
