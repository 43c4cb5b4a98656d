"use client";

import { LiveProvider } from "@aangan/shell/live";
import { type ReactNode, useEffect } from "react";
import { SignedInFrame } from "@/features/frame/signed-in-frame";
import { useLiveMessages, useUnread } from "@/features/messages/queries";
import { sayGreeting } from "@/lib/greeting";
import { useUser } from "@/lib/user";

/** Everything behind the guard: the event stream, the frame, and one page. */
export default function SignedInLayout({ children }: { children: ReactNode }) {
  return (
    <LiveProvider url="/api/live">
      <Frame>{children}</Frame>
    </LiveProvider>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { data: user } = useUser();
  const unread = useUnread(user?.id, Boolean(user?.coachId));
  useLiveMessages();
  useEffect(() => sayGreeting(user?.firstName), [user?.firstName]);
  return <SignedInFrame unread={unread.data?.length ?? 0}>{children}</SignedInFrame>;
}
