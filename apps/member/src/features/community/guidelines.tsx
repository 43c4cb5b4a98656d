"use client";

import * as communityPage from "@aangan/copy/community-page";
import { locale } from "@aangan/copy/locale";
import { lazyDialog } from "@aangan/shell/lazy/lazy-dialog.tsx";
import { serverNow } from "@aangan/shell/live/clock.ts";
import { toast } from "@aangan/ui/toast/store.ts";
import { createContext, type ReactNode, use, useState } from "react";
import { useAccess } from "./queries";

/** A long text, fetched when it is read. */
const GuidelinesDialog = lazyDialog(() => import("./guidelines-dialog").then((module) => module.GuidelinesDialog));

/** Whether the member may write, with the dialog that lets them accept the guidelines. */
export interface Guidelines {
  /** The member's access has loaded. */
  ready: boolean;
  /** Why they may not write, comment or react at the moment. */
  blocked: null | "guidelines" | "suspended";
  /** The end of the suspension, formatted; null without one. */
  suspendedUntil: string | null;
  /**
   * Runs an action that needs accepted guidelines: at once, or after they were accepted in the dialog that opens.
   * During a suspension it shows the end date instead. Before the access has loaded the server decides.
   */
  guard: (action: () => void) => void;
  /** Opens the guidelines to be read. */
  openGuidelines: () => void;
}

const GuidelinesContext = createContext<Guidelines | null>(null);

/** Returns the guidelines' state and guard. Needs a {@link GuidelinesProvider} above it. */
export function useGuidelines(): Guidelines {
  const found = use(GuidelinesContext);
  if (!found) throw new Error("useGuidelines needs a GuidelinesProvider above it");
  return found;
}

/** Formats the end of a suspension in the reader's time zone: "Nov 27, 2026, 3:05 PM". */
const untilWhen = (instant: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(new Date(instant));

/** Props of {@link GuidelinesProvider}. */
export interface GuidelinesProviderProps {
  /** Opens the guidelines for a member who has not accepted them, once, until they chose to read first. */
  autoOpen?: boolean;
  children: ReactNode;
}

/** Provides whether the member may write, and shows the guidelines if they are not accepted. */
export function GuidelinesProvider({ autoOpen = false, children }: GuidelinesProviderProps) {
  const access = useAccess();
  /** Set while the dialog was opened by an action; `next` runs once the guidelines are accepted. */
  const [requested, setRequested] = useState<{ next: (() => void) | null } | null>(null);
  const [readsFirst, setReadsFirst] = useState(false);

  const until = access.data?.suspendedUntil ?? null;
  const suspended = until !== null && Date.parse(until) > serverNow().getTime();
  const accepted = access.data?.guidelinesAccepted;
  const blocked = suspended ? "suspended" : accepted === false ? "guidelines" : null;
  const suspendedUntil = suspended && until ? untilWhen(until) : null;
  const open = requested !== null || (autoOpen && accepted === false && !readsFirst);

  const guard = (action: () => void) => {
    if (suspendedUntil !== null) {
      toast({
        title: communityPage.suspended.title,
        description: communityPage.suspended.text({ date: suspendedUntil }),
        variant: "destructive",
      });
    } else if (accepted === false) {
      setRequested({ next: action });
    } else {
      action();
    }
  };
  return (
    <GuidelinesContext
      value={{
        ready: access.data !== undefined,
        blocked,
        suspendedUntil,
        guard,
        openGuidelines: () => setRequested({ next: null }),
      }}
    >
      {children}
      {open ? (
        <GuidelinesDialog
          accepted={accepted === true}
          onClose={() => {
            setRequested(null);
            setReadsFirst(true);
          }}
          onAccepted={() => {
            setRequested(null);
            requested?.next?.();
          }}
        />
      ) : null}
    </GuidelinesContext>
  );
}
