import { tabStorage, useTabState } from "@aangan/shell/session/tab-storage.ts";
import { useEffect, useEffectEvent } from "react";
import { fingerprintOf } from "../send-once";

/**
 * The draft of a comment, with the id under which it was sent (empty before) and the fingerprints of every version that
 * was sent.
 */
export interface CommentDraft {
  text: string;
  id: string;
  tried: readonly string[];
}

const nothing: CommentDraft = { text: "", id: "", tried: [] };

/**
 * Returns the rest of a draft after a version of it was stored: empty, or the text typed during the request, which is
 * another comment.
 */
export function remainingDraft({ text }: CommentDraft, stored: string): CommentDraft {
  return { ...nothing, text: text.startsWith(stored) ? text.slice(stored.length).trimStart() : text };
}

const keyOf = (postId: string) => `comment_${postId}`;

type Listener = (postId: string, stored: string) => void;
const listeners = new Set<Listener>();

/** Records that a text was stored, in the tab's draft and in the open form, if any. */
export function commentStored(postId: string, stored: string): void {
  const left = remainingDraft(tabStorage.read(keyOf(postId), nothing), stored);
  if (left.text === "") tabStorage.remove(keyOf(postId));
  else tabStorage.set(keyOf(postId), left);
  for (const listener of listeners) listener(postId, stored);
}

/** The draft under a post. It survives a reload of this tab, and is deleted on sign-out. */
export function useCommentDraft(postId: string) {
  const [draft, keep, drop] = useTabState<CommentDraft>(keyOf(postId), nothing);
  const { tried } = draft;
  const onStored = useEffectEvent<Listener>((where, stored) => {
    if (where !== postId) return;
    const left = remainingDraft(draft, stored);
    if (left.text === "") drop();
    else keep(left);
  });
  useEffect(() => {
    const listener: Listener = (where, stored) => onStored(where, stored);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
  return {
    text: draft.text,
    /** A sent draft keeps its id whatever is typed next: it may have been stored. */
    write: (text: string) => keep({ ...draft, text }),
    /** Stores the id and fingerprints before a send, because the response may be lost. */
    send(content: string) {
      const fingerprint = fingerprintOf(content);
      const sending = {
        id: draft.id || crypto.randomUUID(),
        tried: [...tried.filter((one) => one !== fingerprint), fingerprint],
      };
      keep({ text: draft.text, ...sending });
      return {
        ...sending,
        content,
        onNewId: (id: string) => keep({ ...tabStorage.read(keyOf(postId), draft), id, tried: [fingerprint] }),
      };
    },
  };
}
