"use client";

import { Paperclip } from "lucide-react";
import { type Ref, useImperativeHandle, useRef } from "react";
import { IconButton } from "../icon-button/icon-button";

/** Opens the file chooser from elsewhere. */
export interface AttachButtonHandle {
  choose: () => void;
}

/** Props of {@link AttachButton}. */
export interface AttachButtonProps {
  /** What it does, in words. */
  label: string;
  /** The file types of the chooser, as in the attribute `accept`. */
  accept: string;
  /** The files, at least one. */
  onFiles: (files: File[]) => void;
  disabled?: boolean;
  ref?: Ref<AttachButtonHandle>;
}

/** The paper clip: opens the device's own chooser. */
export function AttachButton({ label, accept, onFiles, disabled = false, ref }: AttachButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = () => input.current?.click();
  useImperativeHandle(ref, () => ({ choose }));
  return (
    <>
      <IconButton label={label} disabled={disabled} onClick={choose}>
        <Paperclip />
      </IconButton>
      <input
        ref={input}
        type="file"
        accept={accept}
        // The button is the visible control; this input only opens the chooser.
        hidden
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Reset, so that choosing the same file again fires a change event.
          event.target.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
