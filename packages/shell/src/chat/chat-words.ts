import * as chat from "@aangan/copy/chat";
import * as common from "@aangan/copy/common";
import { locale } from "@aangan/copy/locale";
import * as messages from "@aangan/copy/messages";
import type { ConversationLabels } from "@aangan/product/conversation/conversation.tsx";
import type { MessagePartLabels } from "@aangan/product/conversation/message-parts.tsx";
import type { SearchLabels } from "@aangan/product/conversation/search-bar.tsx";
import type { TrayLabels } from "@aangan/ui/attachment/attachment-tray.tsx";
import type { AttachmentLabels } from "@aangan/ui/attachment/types.ts";
import type { VoiceRecorderLabels } from "@aangan/ui/voice-recorder/voice-recorder.tsx";

/** The texts of files in a conversation. */
export const attachmentLabels: AttachmentLabels = {
  locale,
  kinds: { image: chat.image, voice: chat.voice, document: chat.document },
  openImage: (name) => chat.openImage({ name }),
  imageTitle: (name) => chat.imageTitle({ name }),
  imageFailed: chat.imageFailed,
  closeImage: chat.closeImage,
  download: (name) => chat.download({ name }),
  play: (name) => chat.play({ name }),
  pause: (name) => chat.pause({ name }),
  position: (name) => chat.position({ name }),
  positionText: (at, whole) => chat.positionText({ at, whole }),
  voiceFailed: chat.voiceFailed,
};

/** The texts of the file for the next message. */
export const trayLabels: TrayLabels = {
  locale,
  tray: chat.attachmentTray,
  uploading: (name) => chat.uploading({ name }),
  share: (percent) => chat.uploadingShare({ percent }),
  ready: chat.uploaded,
  sends: chat.sendsWhenUploaded,
  lost: (name) => chat.lost({ name }),
  cancel: chat.cancelUpload,
  remove: chat.removeAttachment,
  again: chat.uploadAgain,
  choose: chat.chooseAgain,
  chooseOther: chat.chooseOther,
};

/** The texts of the recorder. */
export const recorderLabels: VoiceRecorderLabels = {
  title: chat.recordingTitle,
  asking: chat.askingMicrophone,
  recording: chat.recording,
  timeOf: (at, most) => chat.recordedOf({ at, most }),
  stop: chat.stopRecording,
  discard: chat.discardRecording,
  send: chat.sendRecording,
  recorded: chat.recorded,
  limitReached: (most) => chat.limitReached({ most }),
  denied: { title: chat.microphoneDenied, text: chat.microphoneDeniedText },
  missing: { title: chat.microphoneMissing, text: chat.microphoneMissingText },
  unsupported: { title: chat.recordingUnsupported, text: chat.recordingUnsupportedText },
  failed: { title: chat.recordingFailed, text: chat.recordingFailedText },
  again: chat.recordAgain,
  close: chat.closeRecorder,
  player: attachmentLabels,
};

/** The texts of the search bar. */
export const searchLabels: SearchLabels = {
  search: chat.search,
  placeholder: chat.searchPlaceholder,
  older: chat.older,
  newer: chat.newer,
  results: chat.results,
  close: chat.closeSearch,
  more: chat.moreResults,
  loadingMore: chat.searching,
  again: common.retry,
};

/** Returns the texts of quotes and reactions. `other` is the other person's name. */
export function partLabels({ other }: { other: string }): MessagePartLabels {
  return {
    you: messages.you,
    other,
    team: messages.team,
    unsentLine: chat.unsentLine,
    quoteDeleted: chat.quoteDeleted,
    kinds: attachmentLabels.kinds,
    quoted: chat.quoted,
    reactions: chat.reactions,
    reactedYou: chat.reactedYou,
    reactedOther: chat.reactedOther,
  };
}

/** Returns the texts of a conversation. `list` names it, `other` is the other person's name. */
export function conversationLabels({ list, other }: { list: string; other: string }): ConversationLabels {
  return {
    locale,
    list,
    other,
    you: messages.you,
    team: messages.team,
    status: {
      waiting: messages.sending,
      queued: chat.queued,
      sent: messages.sent,
      delivered: messages.delivered,
      read: messages.read,
      failed: messages.notSent,
    },
    retry: messages.tryAgain,
    discard: chat.discard,
    automatic: messages.automatic,
    today: messages.today,
    yesterday: messages.yesterday,
    unread: messages.newMessages,
    earlier: messages.earlier,
    loadingEarlier: messages.loadingEarlier,
    earlierFailed: chat.earlierFailed,
    later: chat.later,
    loadingLater: chat.loadingLater,
    laterFailed: chat.laterFailed,
    start: messages.start,
    jumpToNewest: messages.jumpToNewest,
    attachment: attachmentLabels,
    edited: chat.edited,
    parts: partLabels({ other }),
    menu: {
      options: chat.messageOptions,
      reply: chat.reply,
      react: chat.react,
      copy: chat.copyText,
      edit: chat.edit,
      unsend: chat.unsend,
      reactions: chat.reactions,
    },
    changes: {
      other,
      editSaved: chat.editSaved,
      unsentLine: chat.unsentLine,
      announceEdited: chat.announceEdited,
      announceUnsent: chat.announceUnsent,
      announceReaction: chat.announceReaction,
      reactions: chat.reactions,
    },
  };
}
