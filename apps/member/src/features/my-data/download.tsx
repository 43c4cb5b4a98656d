"use client";

import { messageOf } from "@aangan/api/errors";
import * as errors from "@aangan/copy/errors";
import * as words from "@aangan/copy/my-data";
import { toastFailure } from "@aangan/shell/forms/toast-failure.ts";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { Download as DownloadIcon } from "lucide-react";
import { useRef } from "react";
import { Section } from "@/features/profile/section";
import { useUser } from "@/lib/user";
import { useDownload } from "./queries";

/** Downloads all data about the member as a file. */
export function Download() {
  const user = useUser();
  const download = useDownload();
  const button = useRef<HTMLButtonElement>(null);
  const save = () => {
    // Act on the promise: the export takes a while, and the member may open another page.
    download.mutateAsync(user.data?.timeZone).then(
      (file) => toast({ title: words.exported.title, description: words.exported.text({ file }) }),
      (error: unknown) => {
        if (button.current === null) toastFailure(words.exportFailed, error);
      },
    );
  };
  return (
    <Section title={words.export} text={words.exportText}>
      <p className="font-semibold text-small">{words.exportHolds}</p>
      <ul className="mt-1 list-disc pl-5 text-small marker:text-line-strong">
        {words.exportParts.map((part) => (
          <li key={part} className="py-0.5">
            {part}
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        className="mt-5"
        pending={download.isPending}
        pendingText={words.downloading}
        ref={button}
        onClick={save}
      >
        <DownloadIcon aria-hidden="true" />
        {words.download}
      </Button>
      {download.error ? (
        <Alert tone="danger" title={words.exportFailed} className="mt-4">
          {messageOf(download.error, errors.somethingWrong)}
        </Alert>
      ) : null}
      <p className="mt-3 max-w-[58ch] text-ink-muted text-small text-pretty">{words.exportCare}</p>
    </Section>
  );
}
