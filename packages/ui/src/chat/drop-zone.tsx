"use client";

import { Paperclip } from "lucide-react";
import { type DragEvent, type ReactNode, useRef, useState } from "react";
import { cn } from "../lib/cn";

/** Props of {@link DropZone}. */
export interface DropZoneProps {
  /** The effect of dropping, shown while a file is dragged over it. */
  label: string;
  /** The files, at least one. */
  onFiles: (files: File[]) => void;
  /** Nothing may be dropped now. */
  disabled?: boolean;
  children: ReactNode;
  className?: string;
}

const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");

/**
 * Accepts files dragged onto its content. A shortcut for the mouse: there must always be a button that does the same.
 */
export function DropZone({ label, onFiles, disabled = false, children, className }: DropZoneProps) {
  // Every child fires its own enter and leave events: the drag has left only when all enters are matched by leaves.
  const depth = useRef(0);
  const [over, setOver] = useState(false);
  const end = () => {
    depth.current = 0;
    setOver(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging needs a pointer; the attach button is the accessible alternative.
    <div
      className={cn("relative flex min-h-0 flex-1 flex-col", className)}
      onDragEnter={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        depth.current += 1;
        setOver(true);
      }}
      onDragOver={(event) => {
        // A file dropped outside would replace the page.
        if (!holdsFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = disabled ? "none" : "copy";
      }}
      onDragLeave={(event) => {
        if (!holdsFiles(event)) return;
        depth.current -= 1;
        if (depth.current <= 0) end();
      }}
      onDrop={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        end();
        const files = [...event.dataTransfer.files];
        if (!disabled && files.length > 0) onFiles(files);
      }}
    >
      {children}
      {over && !disabled ? (
        <div className="pointer-events-none absolute inset-2 z-10 grid place-items-center rounded-card border-2 border-primary border-dashed bg-surface/90">
          <p className="flex items-center gap-2.5 px-4 text-center font-semibold text-h4 text-primary">
            <Paperclip aria-hidden="true" className="size-6 shrink-0 stroke-[1.75]" />
            {label}
          </p>
        </div>
      ) : null}
    </div>
  );
}
