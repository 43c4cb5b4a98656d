"use client";

import * as common from "@aangan/copy/common";
import * as layout from "@aangan/copy/layout";
import { routes } from "@aangan/copy/routes";
import * as words from "@aangan/copy/safety-notes-page";
import { Button } from "@aangan/ui/button/button.tsx";
import { TextLink } from "@aangan/ui/link/link.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { Phone } from "lucide-react";
import { useState } from "react";
import { Failure } from "@/lib/failure";
import { telHref } from "@/lib/kept-notes";
import { ContactDialog } from "./contact-dialog";
import { useNotes } from "./queries";

/** The member's trusted contact, with a way to call and to change it, and a link to the safety notes. */
export function ContactSection() {
  const notes = useNotes();
  const [editing, setEditing] = useState(false);
  const { data } = notes;
  if (notes.error && !data)
    return (
      <Failure
        title={words.contactFailed}
        error={notes.error}
        pending={notes.isFetching}
        onRetry={() => void notes.refetch()}
      />
    );
  if (!data)
    return (
      <SkeletonGroup label={common.loading} className="flex flex-col gap-4">
        <Skeleton className="w-2/5" />
        <Skeleton className="w-3/5" />
      </SkeletonGroup>
    );
  return (
    <>
      {data.contactPhone ? (
        <p className="[overflow-wrap:anywhere]">
          <b className="block font-semibold">{data.contactName}</b>
          {data.contactPhone}
        </p>
      ) : (
        <p className="text-ink-muted">{words.contactEmpty}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-2.5">
        {data.contactPhone ? (
          <Button asChild variant="secondary">
            <a href={telHref(data.contactPhone)}>
              <Phone aria-hidden="true" />
              {words.callContact({ contactName: data.contactName })}
            </a>
          </Button>
        ) : null}
        <Button variant={data.contactPhone ? "quiet" : "secondary"} onClick={() => setEditing(true)}>
          {data.contactPhone ? words.contactEdit : words.contactAdd}
        </Button>
      </div>
      <p className="mt-4 text-small">
        {/* A full page load also shows the copy on this device offline. */}
        <TextLink href={routes.safetyNotes.path}>{layout.safetyNotes}</TextLink>
      </p>
      {editing ? <ContactDialog contact={data} onClose={() => setEditing(false)} /> : null}
    </>
  );
}
