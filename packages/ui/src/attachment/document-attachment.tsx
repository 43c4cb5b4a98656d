import { Download, FileText } from "lucide-react";
import { downloadAddress, fileEnding, fileSize } from "./measures";
import type { Attachment, AttachmentLabels } from "./types";

/** Props of {@link DocumentAttachment}. */
export interface DocumentAttachmentProps {
  attachment: Attachment;
  labels: AttachmentLabels;
}

/** A document in a conversation: type, size, and a download link. */
export function DocumentAttachment({ attachment, labels }: DocumentAttachmentProps) {
  const { name, size, url } = attachment;
  const facts = [fileEnding(name), fileSize(size, labels.locale)].filter((fact) => fact !== "").join(" · ");
  return (
    <a
      href={downloadAddress(url)}
      download={name}
      aria-label={labels.download(`${name} ${facts}`.trim())}
      className="flex min-h-14 w-80 max-w-full items-center gap-3 rounded-control border border-line-strong/40 bg-surface px-3 py-2 text-ink no-underline hover:border-line-strong"
    >
      <FileText aria-hidden="true" className="size-6 shrink-0 stroke-[1.5] text-primary" />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-semibold text-small [overflow-wrap:anywhere]">{name}</span>{" "}
        <span className="block text-fine text-ink-muted tabular-nums">{facts}</span>
      </span>
      <Download aria-hidden="true" className="size-5 shrink-0 stroke-[1.75]" />
    </a>
  );
}
