export { AttachButton, type AttachButtonHandle, type AttachButtonProps } from "./attach-button";
export { AttachmentTray, type AttachmentTrayProps, type TrayLabels, type TrayState } from "./attachment-tray";
export { AttachmentView, type AttachmentViewProps } from "./attachment-view";
export { fileSize, mediaTime } from "./measures";
export type { Attachment, AttachmentKind, AttachmentLabels } from "./types";
export { VoicePlayer, type VoicePlayerProps } from "./voice-player";
