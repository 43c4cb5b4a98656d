"use client";

import { attachmentTypes } from "@aangan/copy/attachments";
import { chat } from "@aangan/copy/chat";
import { fill, plural } from "@aangan/copy/format";
import { limits } from "@aangan/copy/limits";
import { messages } from "@aangan/copy/messages";
import { AttachButton, type AttachButtonHandle, type Attachment, AttachmentTray } from "@aangan/ui/attachment";
import { Composer, DropZone } from "@aangan/ui/chat";
import { IconButton } from "@aangan/ui/icon-button";
import { VoiceRecorder } from "@aangan/ui/voice-recorder";
import { Mic } from "lucide-react";
import { type ReactNode, type Ref, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Attaching } from "./attaching";
import { recorderLabels, trayLabels } from "./chat-words";
import type { TypingOut } from "./typing";

const accept = attachmentTypes.flatMap(({ contentType, endings }) => [contentType, ...endings]).join(",");

/** Props of {@link ChatDrop}. */
export interface ChatDropProps {
  attaching: Attaching;
  /** Nothing may be written here. */
  disabled?: boolean;
  children: ReactNode;
}

/** Fills its place with a conversation and its composer, and attaches what is dropped onto it. */
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
  /** Text, a file, or both. The draft is emptied here when the text went along. */
  onSend: (text: string, attachment: Attachment | null) => void;
  /** Tells the other person that this one writes. */
  typing: TypingOut;
  /** Name of the text box. */
  label: string;
  placeholder?: string;
  /** The text box, to focus it. */
  inputRef?: Ref<HTMLTextAreaElement | null>;
  /** Controls before the paper clip. */
  before?: ReactNode;
}

/** Where a message is written, a file attached and a voice recorded. */
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
}: ChatComposerProps) {
  const { tray } = attaching;
  const [recording, setRecording] = useState(false);
  const clip = useRef<AttachButtonHandle>(null);
  const mic = useRef<HTMLButtonElement>(null);
  const sends = tray?.phase === "uploading" || tray?.phase === "ready" ? tray.sends : null;

  const send = (text: string) => {
    if (tray?.phase === "uploading") {
      attaching.sendWhenReady();
      return;
    }
    typing.stopped();
    onDraftChange("");
    onSend(text, attaching.take());
  };
  const arrived = useEffectEvent((withText: boolean) => {
    const text = withText ? draft.trim() : "";
    // Grown too long while it waited: the file stays, and the box says what is wrong.
    if ([...text].length > limits.messageText) return;
    const file = attaching.take();
    if (!file) return;
    if (withText) {
      typing.stopped();
      onDraftChange("");
    }
    onSend(text, file);
  });
  const ready = tray?.phase === "ready";
  useEffect(() => {
    if (ready && sends !== null) arrived(sends === "text");
  }, [ready, sends]);

  const closeRecorder = () => {
    setRecording(false);
    // After the buttons are back.
    requestAnimationFrame(() => mic.current?.focus());
  };

  return (
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
      limit={limits.messageText}
      leftLabel={(left) => (left < 0 ? plural(messages.charactersOver, -left) : plural(messages.charactersLeft, left))}
      inputRef={inputRef}
      above={
        tray ? (
          <AttachmentTray
            name={tray.name}
            size={tray.size}
            kind={tray.kind}
            previewUrl={tray.previewUrl}
            state={tray.phase === "uploading" ? { ...tray, sends: tray.sends !== null } : tray}
            labels={trayLabels}
            onAgain={attaching.again}
            onChoose={() => clip.current?.choose()}
            onRemove={attaching.remove}
          />
        ) : undefined
      }
      instead={
        recording ? (
          <VoiceRecorder
            labels={recorderLabels}
            maxSeconds={limits.voiceSeconds}
            nameOf={(ending) => `${fill(chat.voiceName, { date: stamp(new Date()) })}.${ending}`}
            onSend={(file, durationMs) => {
              attaching.sendRecording(file, durationMs);
              closeRecorder();
            }}
            onClose={closeRecorder}
          />
        ) : undefined
      }
      before={
        <>
          {before}
          <AttachButton ref={clip} label={chat.attach} accept={accept} onFiles={attaching.choose} />
        </>
      }
      after={
        // One file a message.
        tray === null ? (
          <IconButton
            ref={mic}
            label={chat.record}
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
  );
}

/** A moment as part of a file's name: 2026-11-21 14.05. */
function stamp(at: Date): string {
  const two = (n: number) => String(n).padStart(2, "0");
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())} ${two(at.getHours())}.${two(at.getMinutes())}`;
}
