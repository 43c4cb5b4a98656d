import { X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../icon-button/icon-button";

/** Props of {@link ComposerStrip}. */
export interface ComposerStripProps {
  /** A Lucide icon element. */
  icon: ReactNode;
  /** The purpose of the box: "Editing your message". */
  title: string;
  /** One line about the message that it concerns. */
  text?: string | undefined;
  /** Name of the button that ends it. */
  cancelLabel: string;
  onCancel: () => void;
}

/** A strip above the message box: the text in it changes or answers another message. Announced when it appears. */
export function ComposerStrip({ icon, title, text, cancelLabel, onCancel }: ComposerStripProps) {
  return (
    <div className="mb-2 flex items-center gap-3 rounded-control border-primary border-l-4 bg-sunk py-0.5 pr-0.5 pl-3">
      <span aria-hidden="true" className="shrink-0 text-primary [&_svg]:size-5 [&_svg]:stroke-[1.75]">
        {icon}
      </span>
      <p role="status" className="min-w-0 flex-1 text-small">
        <b className="block truncate font-semibold">{title}</b>
        {text ? <span className="block truncate text-ink-muted">{text}</span> : null}
      </p>
      <IconButton label={cancelLabel} onClick={onCancel}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
