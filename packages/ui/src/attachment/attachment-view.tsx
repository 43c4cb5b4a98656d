import { DocumentAttachment } from "./document-attachment";
import { ImageAttachment } from "./image-attachment";
import type { Attachment, AttachmentLabels } from "./types";
import { VoicePlayer } from "./voice-player";

/** Props of {@link AttachmentView}. */
export interface AttachmentViewProps {
  attachment: Attachment;
  labels: AttachmentLabels;
}

/** A file of a conversation, rendered by its kind. Child of a bubble. */
export function AttachmentView({ attachment, labels }: AttachmentViewProps) {
  if (attachment.kind === "image") return <ImageAttachment attachment={attachment} labels={labels} />;
  if (attachment.kind === "voice") {
    return (
      <VoicePlayer name={attachment.name} url={attachment.url} durationMs={attachment.durationMs} labels={labels} />
    );
  }
  return <DocumentAttachment attachment={attachment} labels={labels} />;
}
