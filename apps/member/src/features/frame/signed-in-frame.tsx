"use client";

import * as brand from "@aangan/copy/brand";
import * as common from "@aangan/copy/common";
import * as crisis from "@aangan/copy/crisis";
import { crisisLinks } from "@aangan/copy/crisis-lines";
import * as disclaimers from "@aangan/copy/disclaimers";
import * as layout from "@aangan/copy/layout";
import { routes } from "@aangan/copy/routes";
import { OutageBanner } from "@aangan/shell/live/outage-banner.tsx";
import { AppFrame, TopBar } from "@aangan/ui/app-frame/app-frame.tsx";
import { PhoneBar } from "@aangan/ui/app-frame/phone-bar.tsx";
import { FramePersonRow, MemberSidebar } from "@aangan/ui/app-frame/sidebar.tsx";
import { Avatar } from "@aangan/ui/avatar/avatar.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Wordmark } from "@aangan/ui/mark/wordmark.tsx";
import { OfflineBanner } from "@aangan/ui/offline-banner/offline-banner.tsx";
import { useHour } from "@aangan/ui/theme-toggle/use-hour.ts";
import { LifeBuoy } from "lucide-react";
import dynamic from "next/dynamic";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { AppQuickExit } from "@/lib/app-quick-exit";
import { FrameControlsProvider } from "@/lib/frame-controls";
import { Link } from "@/lib/link";
import { useFrameUser, useUser } from "@/lib/user";
import { LogoutButton } from "./logout";
import { navigation, placeOf } from "./navigation";
import { PlanMark } from "./plan-mark";

/** Loaded right after hydration; until then its space is reserved. */
const AccountMenu = dynamic(() => import("./account-menu").then((module) => module.AccountMenu), {
  ssr: false,
  loading: () => <span className="block size-11" />,
});

/** Props of {@link SignedInFrame}. */
export interface SignedInFrameProps {
  /** The number of unread messages from the coach. */
  unread: number;
  /** The notifications' bell. */
  bell: ReactNode;
  /** A banner about the account, at the top. */
  notice?: ReactNode;
  children: ReactNode;
}

/** The frame of every signed-in page: sidebar, top bar, phone bar and quick exit. */
export function SignedInFrame({ unread, bell, notice, children }: SignedInFrameProps) {
  const path = usePathname();
  const place = placeOf(path);
  const person = useFrameUser();
  const { data: user } = useUser();
  useHour();

  const { all, bar } = navigation({ count: unread, countLabel: layout.unreadBadge({ count: unread }) });
  const name = person ? `${person.firstName} ${person.lastName}` : "";
  const email = person?.email ?? "";
  const home = (
    // A plain link: the page belongs to the site and is unknown to this app's router.
    <a href={routes.home.path} className="inline-block rounded-control text-inherit no-underline">
      <Wordmark name={brand.name} className="max-frame:text-[22px]" />
    </a>
  );
  const help = (
    <>
      {disclaimers.short}{" "}
      {crisis.inCrisis({
        link: (number) => (
          <a key="link" href={crisisLinks.call988}>
            {number}
          </a>
        ),
      })}
    </>
  );
  // A conversation fills the window, with its own header instead of the bars.
  const conversation = path === routes.messages.path || path === routes.companions.path;

  return (
    <AppFrame
      skipLabel={common.skipToContent}
      fill={conversation}
      banner={
        <>
          <OfflineBanner>{layout.offline}</OfflineBanner>
          <OutageBanner />
          {notice}
        </>
      }
      sidebar={
        <MemberSidebar
          brand={home}
          navLabel={common.mainNavigation}
          items={all}
          current={place}
          person={{ name, detail: email, avatar: <Avatar name={name || brand.name} on="wall" decorative /> }}
          disclaimer={help}
          linkComponent={Link}
        />
      }
      topBar={
        conversation ? undefined : (
          <TopBar brand={home}>
            <PlanMark user={user} className="max-frame:hidden" />
            <Button asChild variant="secondary" size="sm" className="min-h-11 max-frame:hidden">
              <Link
                href={routes.safetyNotes.path}
                aria-current={place === routes.safetyNotes.path ? "page" : undefined}
              >
                <LifeBuoy aria-hidden="true" />
                {layout.safetyNotes}
              </Link>
            </Button>
            <AppQuickExit />
            {bell}
            <AccountMenu name={name} email={email} />
          </TopBar>
        )
      }
      phoneBar={
        conversation ? undefined : (
          <PhoneBar
            label={common.mainNavigation}
            items={bar}
            current={place}
            linkComponent={Link}
            menu={{
              label: layout.more,
              title: common.menu,
              closeLabel: common.closeMenu,
              navLabel: common.menu,
              items: [...all, { href: routes.safetyNotes.path, label: layout.safetyNotes, icon: <LifeBuoy /> }],
              footer: (
                <div className="flex flex-col gap-4">
                  <FramePersonRow
                    person={{ name, detail: email, avatar: <Avatar name={name || brand.name} decorative /> }}
                  />
                  <PlanMark user={user} />
                  <p className="text-fine">{help}</p>
                  <LogoutButton>
                    {(logout) => (
                      <Button
                        variant="secondary"
                        pending={logout.pending}
                        pendingText={layout.loggingOut}
                        onClick={logout.run}
                      >
                        {layout.logout}
                      </Button>
                    )}
                  </LogoutButton>
                </div>
              ),
            }}
          />
        )
      }
    >
      <FrameControlsProvider
        controls={
          <div className="flex shrink-0 items-center gap-1 frame:gap-2">
            <PlanMark user={user} className="max-frame:hidden" />
            <AppQuickExit iconOnly="phone" />
            {bell}
            <div className="max-frame:hidden">
              <AccountMenu name={name} email={email} />
            </div>
          </div>
        }
      >
        {children}
      </FrameControlsProvider>
    </AppFrame>
  );
}
