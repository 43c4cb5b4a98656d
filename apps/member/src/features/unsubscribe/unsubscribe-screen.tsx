"use client";

import { messageOf } from "@aangan/api/errors";
import * as brand from "@aangan/copy/brand";
import * as common from "@aangan/copy/common";
import * as errors from "@aangan/copy/errors";
import { routes } from "@aangan/copy/routes";
import * as words from "@aangan/copy/unsubscribe";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { WallPanel } from "@aangan/ui/art/wall-panel/wall-panel.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { TextLink } from "@aangan/ui/link/link.tsx";
import { Wordmark } from "@aangan/ui/mark/wordmark.tsx";
import { Skeleton } from "@aangan/ui/skeleton/skeleton.tsx";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { AppQuickExit } from "@/lib/app-quick-exit";
import { type EmailLink, readEmailLink } from "./link";
import { useEmailSetting } from "./queries";

/**
 * The page that an email's last link opens: one button stops emails of its kind, and one undoes it. Opening the page
 * changes nothing, because mail scanners open every link.
 */
export function UnsubscribeScreen() {
  const [link, setLink] = useState<EmailLink | null>();
  // The page is built without its query.
  useLayoutEffect(() => setLink(readEmailLink(window.location.search)), []);
  return (
    <div className="relative flex min-h-dvh flex-col bg-bg">
      <header>
        <div className="absolute top-2 right-3 z-10 md:top-3">
          <AppQuickExit />
        </div>
        <WallPanel className="h-[188px] rounded-none px-5 pt-4 frame:h-[260px] frame:px-14 frame:pt-10">
          <a href={routes.home.path} className="inline-block rounded-control text-inherit no-underline">
            <Wordmark name={brand.name} />
          </a>
        </WallPanel>
      </header>
      <main className="relative mx-auto -mt-[92px] w-full max-w-[600px] px-4 pb-14 frame:-mt-[112px]">
        <div className="overflow-clip rounded-card border border-line bg-surface shadow-cast-2">
          {/* The top edge of the emails' layout. */}
          <div className="h-2.5 border-floor border-b-[3px] bg-dado" aria-hidden="true" />
          <div className="px-5 py-7 md:px-9 md:py-9">{link === null ? <Broken /> : <EmailSettings link={link} />}</div>
        </div>
        <noscript>
          <p className="mt-4 text-small">{common.noScript}</p>
        </noscript>
      </main>
    </div>
  );
}

function EmailSettings({ link }: { link: EmailLink | undefined }) {
  const setting = useEmailSetting();
  const [done, setDone] = useState<{ wanted: boolean; message: string }>();
  const kind = words.kinds.find((one) => one.code === link?.from);
  const send = (wanted: boolean) => {
    if (link) setting.mutate({ ...link, wanted }, { onSuccess: ({ message }) => setDone({ wanted, message }) });
  };
  const failed = setting.error ? (
    <Alert tone="danger" title={words.failedTitle}>
      {messageOf(setting.error, errors.somethingWrong)}
    </Alert>
  ) : null;
  const stop = (
    <Button
      size="lg"
      variant={done ? "secondary" : "primary"}
      pending={setting.isPending}
      pendingText={words.stopping}
      disabled={!link}
      onClick={() => send(false)}
    >
      {words.stop}
    </Button>
  );

  if (!done) {
    return (
      <Panel heading={words.heading}>
        {kind ? (
          <p>{kind.stops}</p>
        ) : (
          <div>
            <Skeleton className="h-5 w-full" />
            <Skeleton className="mt-2 h-5 w-2/3" />
          </div>
        )}
        <p>{words.stillComes}</p>
        {failed}
        <Actions>{stop}</Actions>
      </Panel>
    );
  }
  return (
    <Panel key={String(done.wanted)} heading={done.wanted ? words.againHeading : words.stoppedHeading} takesFocus>
      <p>{done.message}</p>
      {done.wanted ? null : <p>{words.stillComes}</p>}
      {failed}
      <Actions>
        {done.wanted ? (
          stop
        ) : (
          <Button
            size="lg"
            variant="secondary"
            pending={setting.isPending}
            pendingText={words.undoing}
            onClick={() => send(true)}
          >
            {words.undo}
          </Button>
        )}
      </Actions>
    </Panel>
  );
}

function Broken() {
  return (
    <Panel heading={words.brokenHeading}>
      <p>{words.brokenText}</p>
    </Panel>
  );
}

interface PanelProps {
  heading: string;
  /** Receives focus, because the pressed button was removed. */
  takesFocus?: boolean;
  children: ReactNode;
}

function Panel({ heading, takesFocus = false, children }: PanelProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <h1
        ref={title}
        tabIndex={-1}
        className="text-balance font-display font-medium text-[34px] leading-[38px] tracking-(--track-display) outline-none"
      >
        {heading}
      </h1>
      <div className="mt-4 flex flex-col gap-4 text-pretty">{children}</div>
      <p className="mt-6 text-small">
        <TextLink href={routes.profile.path} className="inline-flex min-h-11 items-center">
          {words.profile}
        </TextLink>
      </p>
    </>
  );
}

/** The buttons; full width on a phone. */
function Actions({ children }: { children: ReactNode }) {
  return <div className="mt-2 grid md:inline-flex md:self-start">{children}</div>;
}
