"use client";

import { messageOf } from "@aangan/api/errors";
import * as common from "@aangan/copy/common";
import * as errors from "@aangan/copy/errors";
import * as words from "@aangan/copy/messages";
import { routes } from "@aangan/copy/routes";
import { toastFailure } from "@aangan/shell/forms/toast-failure.ts";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@aangan/ui/dropdown-menu/dropdown-menu.tsx";
import { IconButton } from "@aangan/ui/icon-button/icon-button.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { Bell, BellOff, Download, EllipsisVertical, MessagesSquare, RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "@/lib/link";
import { useUser } from "@/lib/user";
import { useExportChat, useMute } from "./changes";
import { DeleteChat } from "./delete-chat";
import { type ConversationHead, useConversations } from "./queries";

/** Props of {@link ConversationMenu}. */
export interface ConversationMenuProps {
  coachId: string;
  head: ConversationHead;
  /** The conversation has no messages, or all were deleted. */
  empty: boolean;
}

/** The menu of a conversation: export, mute, delete, or open another. */
export function ConversationMenu({ coachId, head, empty }: ConversationMenuProps) {
  const [asking, setAsking] = useState(false);
  const { data: user } = useUser();
  const save = useExportChat(coachId);
  const mute = useMute(coachId);

  const exportChat = () => {
    if (empty) {
      toast({ title: words.nothingToExport.title, description: words.nothingToExport.text });
      return;
    }
    // Act on the promise: the member may open another conversation or page during the request.
    save.mutateAsync(user?.timeZone).then(
      (file) => toast({ title: words.exported.title, description: words.exported.text({ file }) }),
      (error: unknown) => toastFailure(words.exportFailed, error),
    );
  };
  const toggleMute = () => {
    mute.mutateAsync(!head.muted).then(
      ({ muted }) => {
        const message = muted ? words.notificationsMuted : words.notificationsUnmuted;
        toast({ title: message.title, description: message.text });
      },
      (error: unknown) => toastFailure(head.muted ? words.unmuteFailed : words.muteFailed, error),
    );
  };

  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton label={words.menu}>
            <EllipsisVertical />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end" className="min-w-64">
          <DropdownMenuItem disabled={save.isPending} onSelect={exportChat}>
            <Download aria-hidden="true" />
            {save.isPending ? words.exporting : words.export}
          </DropdownMenuItem>
          <DropdownMenuItem disabled={mute.isPending} onSelect={toggleMute}>
            {head.muted ? <Bell aria-hidden="true" /> : <BellOff aria-hidden="true" />}
            {head.muted ? words.unmute : words.mute}
          </DropdownMenuItem>
          {empty || head.deletion ? null : (
            <DropdownMenuItem onSelect={() => setAsking(true)}>
              <Trash2 aria-hidden="true" />
              {words.deleteChat}
            </DropdownMenuItem>
          )}
          <OtherConversations coachId={coachId} />
        </DropdownMenuContent>
      </DropdownMenu>
      <DeleteChat coachId={coachId} head={head} open={asking} onOpenChange={setAsking} />
    </>
  );
}

/** Links to the conversations with other coaches; renders nothing without any. */
function OtherConversations({ coachId }: { coachId: string }) {
  const all = useConversations();
  const others = all.data?.filter((one) => one.coachId !== coachId) ?? [];
  if (others.length === 0 && !all.error) return null;
  return (
    <>
      <DropdownMenuSeparator />
      <DropdownMenuLabel>{words.otherConversations}</DropdownMenuLabel>
      {others.map((one) => (
        <DropdownMenuItem key={one.coachId} asChild>
          <Link href={`${routes.messages.path}?coach=${one.coachId}`}>
            <MessagesSquare aria-hidden="true" />
            <span className="min-w-0">
              {one.name}
              <span className="block text-fine text-ink-muted">
                {one.present ? words.yourCoach : words.earlierCoach}
              </span>
            </span>
          </Link>
        </DropdownMenuItem>
      ))}
      {all.error && !all.data ? (
        <>
          <p role="alert" className="px-3 text-fine text-danger">
            {messageOf(all.error, errors.somethingWrong)}
          </p>
          <DropdownMenuItem
            onSelect={(event) => {
              event.preventDefault();
              void all.refetch();
            }}
          >
            <RotateCcw aria-hidden="true" />
            {common.retry}
          </DropdownMenuItem>
        </>
      ) : null}
    </>
  );
}
