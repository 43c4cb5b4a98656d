"use client";

import * as common from "@aangan/copy/common";
import * as words from "@aangan/copy/notifications";
import { lazyDialogWithToast } from "@aangan/shell/lazy/lazy-dialog-with-toast.tsx";
import { IconButton } from "@aangan/ui/icon-button/icon-button.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "@aangan/ui/popover/popover.tsx";
import { Bell as BellIcon } from "lucide-react";
import { useId, useState, useSyncExternalStore } from "react";
import { BellList } from "./bell-list";
import { useBell } from "./queries";

/** Only phones show it. */
const BellSheet = lazyDialogWithToast(() => import("./bell-sheet").then((module) => module.BellSheet));

/** The bell with the unread count. It opens the newest notifications: in a popover, and on phones in a sheet. */
export function Bell() {
  const bell = useBell();
  const [open, setOpen] = useState(false);
  const phone = usePhone();
  const heading = useId();
  const unread = bell.data?.unread ?? 0;
  const label = unread > 0 ? words.bell({ count: unread }) : bell.data ? words.allRead : words.title;
  const close = () => setOpen(false);

  if (phone) {
    return (
      <>
        <IconButton
          label={label}
          count={unread}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <BellIcon aria-hidden="true" />
        </IconButton>
        {open ? (
          <BellSheet title={words.title} closeLabel={common.close} onClose={close}>
            <BellList bell={bell} onFollow={close} />
          </BellSheet>
        ) : null}
      </>
    );
  }
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <IconButton label={label} count={unread}>
          <BellIcon aria-hidden="true" />
        </IconButton>
      </PopoverTrigger>
      <PopoverContent align="end" aria-labelledby={heading} className="w-100 p-2">
        <h2 id={heading} className="px-3 pt-1.5 pb-2 font-display font-[550] text-h3">
          {words.title}
        </h2>
        <BellList bell={bell} onFollow={close} />
      </PopoverContent>
    </Popover>
  );
}

const query = "(max-width: 899px)";

function usePhone(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
