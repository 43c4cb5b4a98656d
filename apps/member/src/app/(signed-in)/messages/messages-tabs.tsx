"use client";

import * as words from "@aangan/copy/messages";
import { routes } from "@aangan/copy/routes";
import { storage } from "@aangan/copy/storage";
import { lazyScreen } from "@aangan/shell/lazy/lazy-screen.tsx";
import { CountBadge } from "@aangan/ui/badge/badge.tsx";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@aangan/ui/tabs/tabs.tsx";
import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { CoachTab } from "@/features/messages/coach-tab";
import { useUnread } from "@/features/messages/queries";
import { useFrameControls } from "@/lib/frame-controls";
import { useKeyboardInset } from "@/lib/keyboard-inset";
import { useUser } from "@/lib/user";

const tabs = ["coach", "companions"] as const;
type Tab = (typeof tabs)[number];

/** Loaded on demand: most visits are to the coach. */
const CompanionsTab = lazyScreen(() =>
  import("@/features/companions/companions-tab").then((module) => module.CompanionsTab),
);

const panel = "mt-0 flex min-h-0 flex-1 flex-col outline-none data-[state=inactive]:hidden";

/** The two conversations a member can have: with their coach, and with a program. */
export function MessagesTabs() {
  const [tab, setTab] = useTab();
  const controls = useFrameControls();
  const { data: user } = useUser();
  const unread = useUnread(user?.id, Boolean(user?.coachId));
  const box = useRef<HTMLDivElement>(null);
  useKeyboardInset(box);
  return (
    <Tabs
      ref={box}
      value={tab}
      onValueChange={(value) => setTab(value as Tab)}
      className="flex min-h-0 flex-1 flex-col"
    >
      <div className="flex min-h-14 shrink-0 items-end gap-1 border-line border-b bg-surface pr-2 pl-1 frame:px-(--gutter)">
        <TabsList aria-label={words.title} className="mx-0 min-w-0 flex-1 self-end px-1.5 shadow-none">
          <TabsTrigger value="coach" className="max-frame:px-2.5">
            {words.yourCoach}
            {tab === "coach" ? null : <CountBadge count={unread.data?.length ?? 0} label={words.unreadInTab} />}
          </TabsTrigger>
          <TabsTrigger value="companions" className="max-frame:px-2.5">
            {words.companionsTab}
          </TabsTrigger>
        </TabsList>
        <div className="self-center">{controls}</div>
      </div>
      {/* A hidden tab is not rendered: a conversation counts as read only where it is visible. */}
      <TabsContent value="coach" tabIndex={-1} className={panel}>
        <CoachTab />
      </TabsContent>
      <TabsContent value="companions" tabIndex={-1} className={panel}>
        <CompanionsTab />
      </TabsContent>
    </Tabs>
  );
}

/** Returns the open tab, from the URL or else the last one, and a function that also changes the URL. */
function useTab(): [Tab, (tab: Tab) => void] {
  const path = usePathname();
  const query = useSearchParams();
  const named =
    path.startsWith(routes.companions.path) || query.has("companion")
      ? "companions"
      : query.has("coach") || query.get("tab") === "coach"
        ? "coach"
        : null;
  const stored = useSyncExternalStore(neverChanges, readStored, () => null);
  // The fallback without session storage.
  const [pressed, setPressed] = useState<Tab | null>(null);
  const tab = named ?? stored ?? pressed ?? "coach";
  useEffect(() => {
    store(tab);
    // The URL always names the open tab, also after a link back to this page: notifications about the coach are
    // suppressed only where the coach's messages are visible.
    if (tab === "companions" && path !== routes.companions.path) replaceUrl(tab);
  }, [tab, path]);
  return [
    tab,
    (next) => {
      store(next);
      setPressed(next);
      // Drop the other tab's parameters.
      replaceUrl(next, "");
    },
  ];
}

function replaceUrl(tab: Tab, query = window.location.search): void {
  const { path } = tab === "companions" ? routes.companions : routes.messages;
  window.history.replaceState(null, "", path + query);
}

const neverChanges = () => () => undefined;

/** Returns the last open tab of this browser tab. */
function readStored(): Tab | null {
  try {
    const stored = window.sessionStorage.getItem(storage.messagesTab);
    return tabs.find((one) => one === stored) ?? null;
  } catch {
    return null;
  }
}

function store(tab: Tab): void {
  try {
    window.sessionStorage.setItem(storage.messagesTab, tab);
  } catch {
    // Without session storage the tab is forgotten with the page.
  }
}
