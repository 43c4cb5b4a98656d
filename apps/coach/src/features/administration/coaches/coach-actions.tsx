"use client";

import * as words from "@aangan/copy/admin-coaches";
import { failureText } from "@aangan/shell/forms/failure.ts";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { AlertDialog } from "@aangan/ui/alert-dialog/alert-dialog.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import type { ReactNode } from "react";
import { DeactivateDialog } from "./deactivate-dialog";
import {
  type AdministeredCoach,
  useActivate,
  useDeactivate,
  useInviteAgain,
  useResetFactor,
  useVerification,
} from "./queries";
import { ReasonDialog } from "./reason-dialog";

const missingWords = {
  password: words.missingPassword,
  verification: words.missingVerification,
  activation: words.missingActivation,
} as const;

/** Whether members can choose a coach, the reasons if not, and an administrator's actions. */
export function CoachActions({ found }: { found: AdministeredCoach }) {
  // A coach without a password can be chosen by members: it is only needed for the portal.
  const open = found.standing === "active" && found.verificationStatus === "verified";
  return (
    // Receives focus after an action, because its button was removed.
    <section aria-label={words.actionsTitle} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      {found.standing === "administrator" ? null : (
        <Alert tone={open ? "success" : "caution"} title={open ? words.openToMembers : words.notOpen}>
          {found.missing.length > 0 ? (
            <ul className="list-disc pl-5">
              {found.missing.map((one) => (
                <li key={one}>{missingWords[one]}</li>
              ))}
            </ul>
          ) : null}
        </Alert>
      )}
      {found.you ? <p className="text-ink-muted text-small">{words.ownText}</p> : <Buttons found={found} open={open} />}
    </section>
  );
}

function Buttons({ found, open }: { found: AdministeredCoach; open: boolean }) {
  const { id, standing, verificationStatus: verification } = found;
  const coaches = standing !== "administrator";
  const verify = useVerification(id);
  const waiting = found.clientsOnLeaving === "wait" && found.clients > 0;
  return (
    <div className="flex flex-wrap gap-2.5">
      {coaches && verification !== "verified" ? <Verify found={found} /> : null}
      {coaches && standing !== "active" && !found.missing.includes("password") ? (
        <Activate found={found} waiting={waiting} />
      ) : null}
      {standing === "invited" ? <InviteAgain id={id} /> : null}
      {standing === "active" ? <DeactivateDialog found={found} /> : null}
      {waiting ? <ReleaseClients id={id} /> : null}
      {coaches && verification !== "rejected" && !open ? (
        <ReasonDialog
          trigger={
            <Button size="sm" variant="secondary">
              {words.reject}
            </Button>
          }
          title={words.rejectTitle}
          text={words.rejectText}
          submitLabel={words.reject}
          pendingLabel={words.rejecting}
          failedTitle={words.rejectFailed}
          send={(reason) => verify.mutateAsync({ status: "rejected", reason })}
          onSent={() => toast({ title: words.rejectDone.title, description: words.rejectDone.text })}
        />
      ) : null}
      {found.secondFactor ? <ResetFactor id={id} /> : null}
    </div>
  );
}

interface AskProps {
  trigger: string;
  title: string;
  text: ReactNode;
  pendingLabel: string;
  done: { title: string; text: string };
  primary?: boolean;
  destructive?: boolean;
  /** Runs the action; its errors are shown in the dialog. */
  act: () => Promise<unknown>;
}

/** A button with a confirmation dialog. */
function Ask({ trigger, title, text, pendingLabel, done, primary = false, destructive = false, act }: AskProps) {
  const confirm = async () => {
    try {
      await act();
    } catch (error) {
      return failureText(error);
    }
    toast({ title: done.title, description: done.text });
    return undefined;
  };
  return (
    <AlertDialog
      trigger={
        <Button size="sm" variant={primary ? "primary" : "secondary"}>
          {trigger}
        </Button>
      }
      title={title}
      description={text}
      confirmLabel={trigger}
      pendingLabel={pendingLabel}
      cancelLabel={words.dialogBack}
      destructive={destructive}
      onConfirm={confirm}
    />
  );
}

function Verify({ found }: { found: AdministeredCoach }) {
  const verify = useVerification(found.id);
  const text = [words.verifyText, ...(found.standing === "active" ? [words.verifyOpens] : [])].join(" ");
  return (
    <Ask
      primary
      trigger={words.verify}
      title={words.verifyTitle}
      text={text}
      pendingLabel={words.verifying}
      done={words.verifyDone}
      act={() => verify.mutateAsync({ status: "verified" })}
    />
  );
}

function Activate({ found, waiting }: { found: AdministeredCoach; waiting: boolean }) {
  const activate = useActivate(found.id);
  const verified = found.verificationStatus === "verified";
  const text = [
    words.activateText,
    verified ? words.activateOpens : words.activateUnverified,
    ...(waiting && verified ? [words.activateWaits] : []),
  ].join(" ");
  return (
    <Ask
      primary={verified}
      trigger={words.activate}
      title={words.activateTitle}
      text={text}
      pendingLabel={words.activating}
      done={words.activateDone}
      act={() => activate.mutateAsync(undefined)}
    />
  );
}

function InviteAgain({ id }: { id: string }) {
  const again = useInviteAgain(id);
  return (
    <Ask
      trigger={words.inviteAgain}
      title={words.inviteAgainTitle}
      text={words.inviteAgainText}
      pendingLabel={words.invitingAgain}
      done={words.inviteAgainSent}
      act={() => again.mutateAsync(undefined)}
    />
  );
}

function ReleaseClients({ id }: { id: string }) {
  const release = useDeactivate(id);
  return (
    <Ask
      destructive
      trigger={words.release}
      title={words.releaseTitle}
      text={words.releaseLaterText}
      pendingLabel={words.releasing}
      done={words.releaseDone}
      act={() => release.mutateAsync({ clients: "released", reason: "" })}
    />
  );
}

function ResetFactor({ id }: { id: string }) {
  const reset = useResetFactor(id);
  return (
    <Ask
      destructive
      trigger={words.resetFactor}
      title={words.resetFactorTitle}
      text={words.resetFactorText}
      pendingLabel={words.resettingFactor}
      done={words.resetFactorDone}
      act={() => reset.mutateAsync(undefined)}
    />
  );
}
