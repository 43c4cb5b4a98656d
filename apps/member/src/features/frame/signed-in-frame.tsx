"use client";

import { brand, disclaimers } from "@aangan/copy/brand";
import { common } from "@aangan/copy/common";
import { crisis } from "@aangan/copy/crisis";
import { plural } from "@aangan/copy/format";
import { layout, quickExitURL } from "@aangan/copy/layout";
import { routes } from "@aangan/copy/routes";
import { AppFrame, MemberSidebar, type NavItem, PhoneBar, TopBar } from "@aangan/ui/app-frame";
import { Avatar } from "@aangan/ui/avatar";
import { Button } from "@aangan/ui/button";
import { Wordmark } from "@aangan/ui/mark";
import { OfflineBanner } from "@aangan/ui/offline-banner";
import { QuickExit } from "@aangan/ui/quick-exit";
import { useHour } from "@aangan/ui/theme-toggle";
import { House, MessagesSquare, UsersRound } from "lucide-react";
import dynamic from "next/dynamic";
import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { useFrameUser } from "@/lib/user";
import { LogoutButton } from "./logout";

/** Comes right after the page has come alive; until then its place is kept. */
const AccountMenu = dynamic(() => import("./account-menu").then((module) => module.AccountMenu), {
  ssr: false,
  loading: () => <span className="block size-11" />,
});

/** Props of {@link SignedInFrame}. */
export interface SignedInFrameProps {
  /** Messages from the coach that were not seen. */
  unread: number;
  children: ReactNode;
}

/** Sidebar, top bar, phone bar and the ways out: what stands around every page of the app. */
export function SignedInFrame({ unread, children }: SignedInFrameProps) {
  const path = usePathname();
  const user = useFrameUser();
  useHour();

  const items: NavItem[] = [
    { href: routes.dashboard.path, label: layout.dashboard, icon: <House /> },
    { href: routes.coaches.path, label: layout.coaches, icon: <UsersRound /> },
    {
      href: routes.messages.path,
      label: layout.messages,
      icon: <MessagesSquare />,
      count: unread,
      countLabel: plural(layout.unreadBadge, unread),
    },
  ];
  const name = user ? `${user.firstName} ${user.lastName}` : "";
  const person = {
    name,
    detail: user?.email ?? "",
    avatar: <Avatar name={name || brand.name} on="wall" decorative />,
  };
  const home = (
    <Link href={routes.home.path} prefetch={false} className="inline-block rounded-control text-inherit no-underline">
      <Wordmark name={brand.name} className="max-frame:text-[22px]" />
    </Link>
  );
  const help = (
    <>
      {disclaimers.short} {crisis.inCrisis} <a href={crisis.links.call988}>988</a>.
    </>
  );
  // A conversation fills the window, with a header of its own instead of bar and top bar.
  const conversation = path === routes.messages.path;

  return (
    <AppFrame
      skipLabel={common.skipToContent}
      fill={conversation}
      banner={<OfflineBanner>{layout.offline}</OfflineBanner>}
      sidebar={
        <MemberSidebar
          brand={home}
          navLabel={common.mainNavigation}
          items={items}
          current={path}
          person={person}
          disclaimer={help}
          linkComponent={Link}
        />
      }
      topBar={
        conversation ? undefined : (
          <TopBar brand={home}>
            <QuickExit href={quickExitURL} label={layout.quickExit} hint={layout.quickExitHint} compact />
            <AccountMenu name={name} email={user?.email ?? ""} />
          </TopBar>
        )
      }
      phoneBar={
        conversation ? undefined : (
          <PhoneBar
            label={common.mainNavigation}
            items={items}
            current={path}
            linkComponent={Link}
            menu={{
              label: layout.more,
              title: common.menu,
              closeLabel: common.closeMenu,
              navLabel: common.menu,
              items,
              footer: (
                <div className="flex flex-col gap-4">
                  <div className="flex items-center gap-3">
                    <Avatar name={name || brand.name} decorative />
                    <div className="min-w-0 flex-1 leading-5">
                      <p className="truncate font-semibold">{name}</p>
                      <p className="truncate text-fine text-ink-muted">{user?.email}</p>
                    </div>
                  </div>
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
      {children}
    </AppFrame>
  );
}
