"use client";

import { attachmentTypes } from "@aangan/copy/attachment-types";
import * as chat from "@aangan/copy/chat";
import { limits } from "@aangan/copy/limits";
import * as messages from "@aangan/copy/messages";
import { quoteInWords } from "@aangan/product/conversation/message-parts.tsx";
import type { MessageQuote } from "@aangan/product/conversation/thread.ts";
import { useAfterCommit } from "@aangan/ui/after-commit/use-after-commit.ts";
import { AttachButton, type AttachButtonHandle } from "@aangan/ui/attachment/attach-button.tsx";
import { AttachmentTray } from "@aangan/ui/attachment/attachment-tray.tsx";
import type { Attachment } from "@aangan/ui/attachment/types.ts";
import { Composer } from "@aangan/ui/chat/composer.tsx";
import { ComposerStrip } from "@aangan/ui/chat/composer-strip.tsx";
import { DropZone } from "@aangan/ui/chat/drop-zone.tsx";
import { IconButton } from "@aangan/ui/icon-button/icon-button.tsx";
import { isFocusUnclaimed } from "@aangan/ui/lib/focus-fallback.ts";
import { ownEscape } from "@aangan/ui/quick-exit/own-escape.ts";
import { VoiceRecorder } from "@aangan/ui/voice-recorder/voice-recorder.tsx";
import { Mic, Pencil, Reply } from "lucide-react";
import {
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { Attaching } from "./attaching";
import { partLabels, recorderLabels, trayLabels } from "./chat-words";
import type { Editing } from "./message-changes";
import type { TypingOut } from "./typing";

const accept = attachmentTypes.flatMap(({ contentType, endings }) => [contentType, ...endings]).join(",");

/** Props of {@link ChatDrop}. */
export interface ChatDropProps {
  attaching: Attaching;
  /** The conversation is closed for writing. */
  disabled?: boolean;
  children: ReactNode;
}

/** Contains a conversation and its composer, and attaches dropped files. */
export function ChatDrop({ attaching, disabled = false, children }: ChatDropProps) {
  return (
    <DropZone label={chat.dropHere} onFiles={attaching.choose} disabled={disabled}>
      {children}
    </DropZone>
  );
}

/** Props of {@link ChatComposer}. */
export interface ChatComposerProps {
  attaching: Attaching;
  draft: string;
  onDraftChange: (draft: string) => void;
  /** Sends text, a file, or both. The composer clears the draft when the text was included. */
  onSend: (text: string, attachment: Attachment | null) => void;
  /** Sends the user's typing to the other person. */
  typing: TypingOut;
  /** Name of the text box. */
  label: string;
  placeholder?: string;
  /** The text box, to focus it. */
  inputRef?: Ref<HTMLTextAreaElement | null>;
  /** Controls before the paper clip; on a phone only while the box is empty. */
  before?: ReactNode;
  /** Above the box: sentences to start with. */
  openers?: ReactNode;
  /** A word on the send button, next to its icon. */
  sendText?: string | undefined;
  /** The message in the box instead of the next one, whose draft stays. */
  editing?: Editing | null;
  /** The quote above the box, if the next message is an answer. */
  reply?: { quote: MessageQuote; onCancel: () => void } | null;
  /** The other person's name, for the quote. */
  other: string;
}

/** The form for a message: text, an attached file, or a voice recording. */
export function ChatComposer({
  attaching,
  draft,
  onDraftChange,
  onSend,
  typing,
  label,
  placeholder,
  inputRef,
  before,
  openers,
  sendText,
  editing = null,
  reply = null,
  other,
}: ChatComposerProps) {
  const { tray, onSentAutomatically, sendWhenReady, setRecording: rejectFiles } = attaching;
  const [recording, setRecording] = useState(false);
  const clip = useRef<AttachButtonHandle>(null);
  const mic = useRef<HTMLButtonElement>(null);
  const trayBox = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const afterCommit = useAfterCommit();
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(inputRef, () => box.current);
  const sends = tray?.phase === "uploading" || tray?.phase === "failed" ? tray.sends : null;

  const send = (text: string) => {
    if (tray?.phase === "uploading") {
      sendWhenReady(text);
      return;
    }
    typing.stopped();
    onDraftChange("");
    onSend(text, attaching.take());
  };
  // Text changed before the upload ends is sent with it, also when it was changed by a saved reply. In a layout
  // effect: the upload may end at any moment.
  const textToSend = sends?.text ?? null;
  useLayoutEffect(() => {
    if (textToSend !== null && textToSend !== draft) sendWhenReady(draft);
  }, [textToSend, draft, sendWhenReady]);
  const onSentWithFile = useEffectEvent((withText: boolean) => {
    if (trayBox.current?.contains(document.activeElement)) box.current?.focus();
    if (!withText) return;
    typing.stopped();
    onDraftChange("");
  });
  useEffect(() => onSentAutomatically((withText) => onSentWithFile(withText)), [onSentAutomatically]);
  useEffect(() => {
    if (!recording) return;
    rejectFiles(true);
    return () => rejectFiles(false);
  }, [recording, rejectFiles]);

  const choose = (files: readonly File[]) => {
    const again = trayBox.current?.contains(document.activeElement) ?? false;
    attaching.choose(files);
    // The pressed button in the tray is replaced by the new file.
    if (again) box.current?.focus();
  };
  // On a phone the text needs the space: these buttons return once the box is empty.
  const aside = draft.trim() === "" ? undefined : "max-frame:hidden";

  const closeRecorder = (next: () => HTMLElement | null) => {
    setRecording(false);
    // Once box and buttons are back.
    afterCommit(() => {
      next()?.focus();
      if (isFocusUnclaimed()) box.current?.focus();
    });
  };

  const strip = editing ? (
    <ComposerStrip icon={<Pencil />} title={chat.editing} cancelLabel={chat.cancelEdit} onCancel={editing.onCancel} />
  ) : reply ? (
    <ReplyStrip quote={reply.quote} other={other} onCancel={reply.onCancel} />
  ) : null;
  const cancel = editing?.onCancel ?? reply?.onCancel;
  const keepsEscape = cancel ? { [ownEscape]: "" } : {};

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key belongs to the text box and the buttons in it.
    <div
      className="shrink-0"
      {...keepsEscape}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !cancel || event.defaultPrevented || event.nativeEvent.isComposing) return;
        event.preventDefault();
        cancel();
        box.current?.focus();
      }}
    >
      {editing ? (
        <Composer
          value={editing.text}
          onValueChange={editing.onTextChange}
          onSend={editing.onSave}
          sending={editing.pending}
          label={chat.editing}
          sendLabel={chat.saveEdit}
          sendText={undefined}
          error={editing.error}
          limit={limits.messageText}
          leftLabel={leftLabel}
          inputRef={box}
          above={strip}
        />
      ) : (
        <Composer
          value={draft}
          onValueChange={(text) => {
            onDraftChange(text);
            typing.typed(text);
          }}
          onBlur={typing.stopped}
          onSend={send}
          withoutText={tray?.phase === "ready" || tray?.phase === "uploading"}
          sending={tray?.phase === "uploading" && sends !== null}
          onFiles={attaching.choose}
          label={label}
          placeholder={placeholder}
          sendLabel={messages.send}
          sendText={sendText}
          limit={limits.messageText}
          leftLabel={leftLabel}
          inputRef={box}
          above={
            <>
              {strip}
              {openers}
              {tray ? (
                <div ref={trayBox}>
                  <AttachmentTray
                    name={tray.name}
                    size={tray.size}
                    kind={tray.kind}
                    previewUrl={tray.previewUrl}
                    state={tray.phase === "uploading" ? { ...tray, sends: tray.sends !== null } : tray}
                    labels={trayLabels}
                    onAgain={() => {
                      attaching.again();
                      box.current?.focus();
                    }}
                    onChoose={() => clip.current?.choose()}
                    onRemove={() => {
                      attaching.remove();
                      box.current?.focus();
                    }}
                  />
                </div>
              ) : null}
            </>
          }
          instead={
            recording ? (
              <VoiceRecorder
                labels={recorderLabels}
                maxSeconds={limits.voiceSeconds}
                nameOf={(ending) => `${chat.voiceName({ date: stamp(new Date()) })}.${ending}`}
                onSend={(file, durationMs) => {
                  attaching.sendRecording(file, durationMs);
                  // The uploading file replaces the recorder.
                  closeRecorder(() => box.current);
                }}
                onClose={() => closeRecorder(() => mic.current)}
              />
            ) : undefined
          }
          before={
            <>
              {before ? <div className={aside}>{before}</div> : null}
              <AttachButton ref={clip} label={chat.attach} accept={accept} onFiles={choose} />
            </>
          }
          after={
            // One file per message.
            tray === null ? (
              <IconButton
                ref={mic}
                label={chat.record}
                className={aside}
                onClick={() => {
                  typing.stopped();
                  setRecording(true);
                }}
              >
                <Mic />
              </IconButton>
            ) : undefined
          }
        />
      )}
    </div>
  );
}

/** Formats the remaining characters. */
function leftLabel(left: number): string {
  return left < 0 ? messages.charactersOver({ count: -left }) : messages.charactersLeft({ count: left });
}

/** The quote above the box while the next message is an answer. */
function ReplyStrip({ quote, other, onCancel }: { quote: MessageQuote; other: string; onCancel: () => void }) {
  const { author, text } = quoteInWords(quote, partLabels({ other }));
  return (
    <ComposerStrip
      icon={<Reply />}
      title={quote.mine ? chat.replyingToSelf : chat.replyingTo({ author })}
      text={text}
      cancelLabel={chat.cancelReply}
      onCancel={onCancel}
    />
  );
}

/** Formats a moment for a file's name: 2026-11-21 14.05. */
function stamp(at: Date): string {
  const two = (n: number) => String(n).padStart(2, "0");
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())} ${two(at.getHours())}.${two(at.getMinutes())}`;
}
