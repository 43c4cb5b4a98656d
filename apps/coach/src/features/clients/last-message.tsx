import * as texts from "@aangan/copy/coach-clients";
import * as words from "@aangan/copy/coach-dashboard";
import { FileText, Image, Mic } from "lucide-react";
import type { Client } from "./queries";

const icons = { image: Image, voice: Mic, document: FileText };

/** The last message, or that the client is typing, or a note that there are no messages. One line of text. */
export function LastMessage({ client, typing }: { client: Client; typing: boolean }) {
  if (typing) return <span className="text-primary">{texts.typing({ clientName: client.firstName })}</span>;
  if (client.lastMessageContent === null) return words.noMessagesYet;
  const kind = client.lastMessageKind;
  const Icon = kind && kind !== "text" ? icons[kind] : null;
  return (
    <>
      {client.lastMessageIsFromClient === false ? `${words.youWrote} ` : null}
      {Icon ? <Icon aria-hidden="true" className="mr-1.5 mb-0.5 inline size-4 stroke-[1.75]" /> : null}
      {client.lastMessageContent}
    </>
  );
}
