import * as words from "@aangan/copy/community-thread";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import type { Post } from "../queries";

/** Props of {@link PostState}. */
export interface PostStateProps {
  post: Pick<Post, "status" | "appears" | "canEdit" | "canAppeal">;
  onEdit: () => void;
  onAppeal: () => void;
}

/**
 * The notice over a post that others do not see for its author: the reason and their options. Empty for a published
 * one.
 */
export function PostState({ post, onEdit, onAppeal }: PostStateProps) {
  const state = stateOf(post);
  if (!state) return null;
  return (
    <Alert
      tone="caution"
      title={state.title}
      live="off"
      action={
        post.canEdit || post.canAppeal ? (
          <div className="flex flex-wrap gap-2">
            {post.canAppeal ? (
              <Button size="sm" variant="secondary" onClick={onAppeal}>
                {words.appeal}
              </Button>
            ) : null}
            {post.canEdit ? (
              <Button size="sm" variant="secondary" onClick={onEdit}>
                {words.edit}
              </Button>
            ) : null}
          </div>
        ) : undefined
      }
    >
      {state.text}
    </Alert>
  );
}

function stateOf({ status, appears, canAppeal }: PostStateProps["post"]): { title: string; text: string } | null {
  switch (status) {
    case "scheduled":
      return { title: words.scheduledTitle, text: appears === "soon" ? words.appearsSoon : words.appearsLater };
    case "held":
      return { title: words.heldTitle, text: words.held };
    case "hidden":
      return { title: words.hiddenTitle, text: canAppeal ? words.hidden : words.hiddenWaiting };
    case "removed":
      return { title: words.removedTitle, text: words.removed };
    default:
      return null;
  }
}
