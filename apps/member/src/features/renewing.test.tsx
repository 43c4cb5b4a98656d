import * as communityYours from "@aangan/copy/community-yours";
import * as dashboard from "@aangan/copy/dashboard";
import * as goalsPage from "@aangan/copy/goals-page";
import * as journalPage from "@aangan/copy/journal-page";
import * as notifications from "@aangan/copy/notifications";
import * as sharing from "@aangan/copy/sharing";
import { storage } from "@aangan/copy/storage";
import { expectRefetchError } from "@aangan/testing/expect-refetch-error.ts";
import type { ReactNode } from "react";
import { afterEach, it } from "vitest";
import { page } from "vitest/browser";
import { NextSession } from "@/app/(signed-in)/dashboard/next-session";
import { asha, calm } from "@/lib/fixtures";
import { News } from "./community/yours/news";
import { OwnWords } from "./community/yours/own-words";
import { GoalsScreen } from "./goals/goals-screen";
import { EntryList } from "./journal/entry-list";
import { useJournal } from "./journal/queries";
import { Devices } from "./my-data/devices";
import { BellList } from "./notifications/bell-list";
import { NotificationsScreen } from "./notifications/notifications-screen";
import { useBell } from "./notifications/queries";
import { SharingSection } from "./profile/sharing-section";
import { useSessions } from "./sessions/queries";

const answers = {
  "GET /api/user": asha,
  "GET /api/risk": calm,
  "GET /api/goals": { items: [], earlier: [] },
  "GET /api/sign-ins": [
    {
      id: "here",
      device: "Chrome on Linux",
      kind: "computer",
      createdAt: asha.createdAt,
      lastUsedAt: asha.createdAt,
      current: true,
    },
  ],
  "GET /api/notifications": { items: [], unread: 0, more: false },
  "GET /api/community/yours": { items: [], more: false },
  "GET /api/community/notices": { items: [], more: false, unseen: 0 },
  "GET /api/user/sharing": { fields: [], chosen: true },
  "GET /api/sessions": [],
  "GET /api/journal": { items: [], earlier: null },
};

function Next() {
  return <NextSession sessions={useSessions()} now={new Date()} />;
}

function Bell() {
  return <BellList bell={useBell()} onFollow={() => undefined} />;
}

function Journal() {
  return <EntryList journal={useJournal()} pages={[]} writing={false} row={() => null} />;
}

afterEach(() => window.localStorage.removeItem(storage.authUser));

// Failed queries are not retried automatically, so outdated data must show an error.
it.each<[name: string, part: ReactNode, call: string, shown: string]>([
  ["GoalsScreen", <GoalsScreen key="goals" />, "GET /api/goals", goalsPage.noCoachTitle],
  ["Devices", <Devices key="devices" />, "GET /api/sign-ins", "Chrome on Linux"],
  ["NotificationsScreen", <NotificationsScreen key="list" />, "GET /api/notifications", notifications.emptyTitle],
  ["BellList", <Bell key="bell" />, "GET /api/notifications", notifications.emptyTitle],
  ["OwnWords", <OwnWords key="words" />, "GET /api/community/yours", communityYours.noWordsTitle],
  ["News", <News key="news" />, "GET /api/community/notices", communityYours.noNewsTitle],
  ["SharingSection", <SharingSection key="sharing" hasCoach />, "GET /api/user/sharing", sharing.ends],
  ["NextSession", <Next key="next" />, "GET /api/sessions", dashboard.noSession],
  ["EntryList", <Journal key="journal" />, "GET /api/journal", journalPage.emptyTitle],
])("%s shows an error above the stale data when the refetch fails", async (_, part, call, shown) => {
  await expectRefetchError(part, answers, call, page.getByText(shown));
});
