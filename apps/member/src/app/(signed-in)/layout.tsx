"use client";

import { LiveProvider } from "@aangan/shell/live/live.tsx";
import dynamic from "next/dynamic";
import { type ReactNode, useEffect } from "react";
import { ConfirmAddress } from "@/features/account/confirm-address";
import { SessionWatch } from "@/features/frame/session-watch";
import { SignedInFrame } from "@/features/frame/signed-in-frame";
import { useOutgoing } from "@/features/messages/outgoing";
import { useLiveMessages, useUnread } from "@/features/messages/queries";
import { useNotificationToasts } from "@/features/notifications/arrivals";
import { useLiveNotifications } from "@/features/notifications/queries";
import { PastDue } from "@/features/payment/past-due";
import { useLiveSessions } from "@/features/sessions/queries";
import { mailbox } from "@/lib/api";
import { startAppWorker } from "@/lib/app-worker";
import { useStoredLanguage } from "@/lib/display-language";
import { showGreeting } from "@/lib/greeting";
import { useUser } from "@/lib/user";

/** Loaded right after hydration; until then its space is reserved. */
const Bell = dynamic(() => import("@/features/notifications/bell").then((module) => module.Bell), {
  ssr: false,
  loading: () => <span className="block size-11" />,
});

/** Everything behind the guard: the event stream, the watch over the session, the frame, and one page. */
export default function SignedInLayout({ children }: { children: ReactNode }) {
  return (
    <LiveProvider url="/api/live" mailbox={mailbox}>
      <SessionWatch />
      <Frame>{children}</Frame>
    </LiveProvider>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { data: user } = useUser();
  const unread = useUnread(user?.id, Boolean(user?.coachId));
  useLiveMessages();
  useOutgoing();
  useLiveNotifications();
  useLiveSessions();
  useNotificationToasts();
  useStoredLanguage(user);
  useEffect(() => showGreeting(user?.firstName), [user?.firstName]);
  const ownDevice = user && !user.sharedDevice;
  useEffect(() => {
    if (ownDevice) void startAppWorker();
  }, [ownDevice]);
  return (
    <SignedInFrame
      unread={unread.data?.length ?? 0}
      bell={<Bell />}
      notice={
        <>
          <PastDue />
          <ConfirmAddress />
        </>
      }
    >
      {children}
    </SignedInFrame>
  );
}
