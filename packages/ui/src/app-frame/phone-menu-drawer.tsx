"use client";

import type { MouseEvent } from "react";
import { Drawer, DrawerBody, DrawerContent, DrawerFooter, DrawerTitle } from "../drawer/drawer";
import { NavList } from "./nav-list";
import type { LinkComponent, PhoneMenu } from "./types";

/** Props of the drawer behind the phone bar's last item. */
export interface PhoneMenuDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  menu: PhoneMenu;
  /** The path of the current page. */
  current: string;
  linkComponent?: LinkComponent;
}

/** Reports whether a click follows a link of the app in this window. The frame and its drawer stay mounted then. */
function leadsOn(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.hasAttribute("href") || link.target === "_blank" || link.origin !== window.location.origin) return false;
  return event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}

/** The full list of destinations, and its footer. A default export, because it is loaded lazily. */
export default function PhoneMenuDrawer({ open, onOpenChange, menu, current, linkComponent }: PhoneMenuDrawerProps) {
  return (
    <Drawer open={open} onOpenChange={onOpenChange}>
      <DrawerContent side="right" closeLabel={menu.closeLabel}>
        <DrawerTitle>{menu.title}</DrawerTitle>
        <DrawerBody>
          <NavList
            label={menu.navLabel}
            items={menu.items}
            current={current}
            linkComponent={linkComponent}
            tone="sheet"
            onNavigate={() => onOpenChange(false)}
          />
        </DrawerBody>
        {menu.footer ? (
          <DrawerFooter
            className="[&_p_a]:font-bold [&_p_a]:underline"
            onClick={(event) => {
              if (leadsOn(event)) onOpenChange(false);
            }}
          >
            {menu.footer}
          </DrawerFooter>
        ) : null}
      </DrawerContent>
    </Drawer>
  );
}
