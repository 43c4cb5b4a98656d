"use client";

import * as page from "@aangan/copy/exercises-page";
import * as memoryPage from "@aangan/copy/memory-page";
import { routes } from "@aangan/copy/routes";
import { toastFailure } from "@aangan/shell/forms/toast-failure.ts";
import { Button } from "@aangan/ui/button/button.tsx";
import { languageOf } from "@aangan/ui/lib/language.ts";
import { toast } from "@aangan/ui/toast/store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useUser } from "@/lib/user";
import { type CompanionCode, openExercise, openView } from "./address";
import { saveMemory } from "./exercises/queries";
import type { TalkAction } from "./message";

/** Props of {@link TalkActions}. */
export interface TalkActionsProps {
  companion: CompanionCode;
  /** Those of the newest reply. Unknown ones are left out. */
  actions: readonly TalkAction[];
  /** Sends a text as the member's message. */
  onSay: (text: string) => void;
  /** Moves the focus to the message box. */
  onRephrase: () => void;
}

/** What the member can do next, below the newest reply. */
export function TalkActions({ companion, actions, onSay, onRephrase }: TalkActionsProps) {
  const router = useRouter();
  const client = useQueryClient();
  const { data: user } = useUser();

  const avoid = (subject: string) =>
    saveMemory(client, ({ avoided }) => ({ avoided: [...avoided, `theme:${subject}`] })).then(
      () => toast({ title: memoryPage.saved.title, description: memoryPage.saved.text }),
      (error: Error) => toastFailure(memoryPage.saveFailed, error),
    );
  const handlerOf = ({ do: what, label }: TalkAction): (() => void) | null => {
    const [kind, code = ""] = what.split(":");
    switch (kind) {
      case "exercise":
        return () => openExercise(companion, code);
      case "avoid":
        return () => void avoid(code);
      case "say":
        return () => onSay(label);
      case "rephrase":
        return onRephrase;
      case "exercises":
        return () => openView("exercises");
      case "memory":
        return () => openView("memory");
      case "coach":
        return () => router.push(user?.coachId ? `${routes.messages.path}?coach=${user.coachId}` : routes.coaches.path);
      case "journal":
        return () => router.push(routes.journal.path);
      case "sessions":
        return () => router.push(routes.sessions.path);
      case "plan":
        return () => router.push(routes.subscribe.path);
      case "help":
        return () => window.location.assign(routes.crisis.path);
      default:
        return null;
    }
  };
  const known = actions.flatMap((action) => {
    const onClick = handlerOf(action);
    return onClick ? [{ ...action, onClick }] : [];
  });
  if (known.length === 0) return null;
  return (
    <fieldset className="mt-1 mb-2 flex min-w-0 max-w-[640px] flex-wrap gap-2 pl-11">
      <legend className="sr-only">{page.suggested}</legend>
      {known.map(({ do: what, label, onClick }) => (
        <Button
          key={`${what} ${label}`}
          variant={what.startsWith("avoid:") ? "quiet" : "secondary"}
          size="sm"
          className="min-h-11"
          lang={languageOf(label)}
          onClick={onClick}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  );
}
