"use client";

import * as common from "@aangan/copy/common";
import * as layout from "@aangan/copy/layout";
import { routes } from "@aangan/copy/routes";
import { Avatar } from "@aangan/ui/avatar/avatar.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@aangan/ui/dropdown-menu/dropdown-menu.tsx";
import { useTheme } from "@aangan/ui/theme-toggle/theme-toggle.tsx";
import { CreditCard, LifeBuoy, LogOut, Moon, ShieldCheck, Sun, UserRound } from "lucide-react";
import { Link } from "@/lib/link";
import { SubscribeLink } from "@/lib/subscribe-link";
import { LogoutButton } from "./logout";

const links = [
  { href: routes.safetyNotes.path, label: layout.safetyNotes, icon: <LifeBuoy aria-hidden="true" /> },
  { href: routes.profile.path, label: layout.profile, icon: <UserRound aria-hidden="true" /> },
  { href: routes.myData.path, label: layout.myData, icon: <ShieldCheck aria-hidden="true" /> },
];

/** The menu with the user's name, their pages, the theme, and Logout. */
export function AccountMenu({ name, email }: { name: string; email: string }) {
  const [theme, setTheme] = useTheme();
  const dark = theme === "dark";
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        aria-label={layout.accountMenu}
        className="grid size-11 cursor-pointer place-items-center rounded-control hover:bg-ink/7"
      >
        <Avatar name={name || layout.accountMenu} size={36} decorative />
      </DropdownMenuTrigger>
      <DropdownMenuContent className="min-w-60">
        <DropdownMenuLabel>
          <span className="block truncate font-semibold text-ink text-small">{name}</span>
          <span className="block truncate">{email}</span>
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        {links.map(({ href, label, icon }) => (
          <DropdownMenuItem key={href} asChild>
            <Link href={href}>
              {icon}
              {label}
            </Link>
          </DropdownMenuItem>
        ))}
        <DropdownMenuItem asChild>
          <SubscribeLink>
            <CreditCard aria-hidden="true" />
            {layout.subscription}
          </SubscribeLink>
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => setTheme(dark ? "light" : "dark")}>
          {dark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
          {dark ? common.switchToLight : common.switchToDark}
        </DropdownMenuItem>
        <LogoutButton>
          {(logout) => (
            <DropdownMenuItem
              disabled={logout.pending}
              onSelect={(event) => {
                // The menu stays open, with a pending state, until the response.
                event.preventDefault();
                logout.run();
              }}
            >
              <LogOut aria-hidden="true" />
              {logout.pending ? layout.loggingOut : layout.logout}
            </DropdownMenuItem>
          )}
        </LogoutButton>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
