import { tabStorage, useTabState } from "@aangan/shell/session/tab-storage.ts";
import { useEffect, useEffectEvent } from "react";
import { markOf } from "../send-once";

/** A comment that is being written, the id under which it was sent, empty before, and the marks of all that was sent so. */
export interface CommentDraft {
  text: string;
  id: string;
  tried: readonly string[];
}

const nothing: CommentDraft = { text: "", id: "", tried: [] };

/**
 * What is left of a draft once a text of it was stored: nothing, or what was written while it was on its way. That is a
 * comment of its own.
 */
export function leftOf({ text }: CommentDraft, stored: string): CommentDraft {
  return { ...nothing, text: text.startsWith(stored) ? text.slice(stored.length).trimStart() : text };
}

const keyOf = (postId: string) => `comment_${postId}`;

type Listener = (postId: string, stored: string) => void;
const boxes = new Set<Listener>();

/** Says that a text was stored, to what the tab keeps and to the box in which it was written, if it is open (again). */
export function commentStored(postId: string, stored: string): void {
  const left = leftOf(tabStorage.read(keyOf(postId), nothing), stored);
  if (left.text === "") tabStorage.remove(keyOf(postId));
  else tabStorage.set(keyOf(postId), left);
  for (const box of boxes) box(postId, stored);
}

/** What is being written under a post. It survives a reload of this tab, and goes when its author signs out. */
export function useCommentDraft(postId: string) {
  const [draft, keep, drop] = useTabState<CommentDraft>(keyOf(postId), nothing);
  const { tried } = draft;
  const onStored = useEffectEvent<Listener>((where, stored) => {
    if (where !== postId) return;
    const left = leftOf(draft, stored);
    if (left.text === "") drop();
    else keep(left);
  });
  useEffect(() => {
    const box: Listener = (where, stored) => onStored(where, stored);
    boxes.add(box);
    return () => void boxes.delete(box);
  }, []);
  return {
    text: draft.text,
    /** What was sent keeps its id, whatever is written now: it may have arrived. */
    write: (text: string) => keep({ ...draft, text }),
    /** These words are about to be sent: under which id, and what else was. It is kept first, for the answer may be lost. */
    send(content: string) {
      const mark = markOf(content);
      const sending = { id: draft.id || crypto.randomUUID(), tried: [...tried.filter((one) => one !== mark), mark] };
      keep({ text: draft.text, ...sending });
      return {
        ...sending,
        words: content,
        onNewId: (id: string) => keep({ ...tabStorage.read(keyOf(postId), draft), id, tried: [mark] }),
      };
    },
  };
}
