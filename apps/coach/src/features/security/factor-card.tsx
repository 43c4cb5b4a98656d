"use client";

import * as words from "@aangan/copy/coach-security";
import * as common from "@aangan/copy/common";
import { locale } from "@aangan/copy/locale";
import { failureText } from "@aangan/shell/forms/failure.ts";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Badge } from "@aangan/ui/badge/badge.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Card, CardDescription, CardHeader, CardTitle } from "@aangan/ui/card/card.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { useRef, useState } from "react";
import { FactorSetUp } from "./factor-set-up";
import { ProofForm } from "./proof-form";
import { type FactorState, useEndFactor, useFactor, useRefetchAccount, useRenewCodes } from "./queries";
import { RecoveryCodes } from "./recovery-codes";
import { setUnsavedCodes, useUnsavedCodes } from "./unsaved-codes";

/** The open form, or none. */
type OpenForm = "nothing" | "set-up" | "off" | "renew";

/** Two-step login: whether it is on, setting it up, its recovery codes, and turning it off. */
export function FactorCard({ email, zone }: { email: string; zone: string | undefined }) {
  const factor = useFactor();
  const refetchAccount = useRefetchAccount();
  const end = useEndFactor();
  const renew = useRenewCodes();
  const [doing, setDoing] = useState<OpenForm>("nothing");
  const codes = useUnsavedCodes();
  const heading = useRef<HTMLHeadingElement>(null);
  const stop = () => {
    // The focused element is removed.
    heading.current?.focus();
    setDoing("nothing");
  };
  const state = factor.data;

  return (
    <Card>
      <CardHeader>
        <CardTitle ref={heading} level={3} tabIndex={-1} className="outline-none">
          {words.factorHeading}
        </CardTitle>
        {state ? (
          <Badge variant={state.enabled ? "success" : "neutral"}>{state.enabled ? words.on : words.off}</Badge>
        ) : null}
      </CardHeader>
      <CardDescription>{words.factorText}</CardDescription>
      <div className="mt-4 max-w-[640px]">
        {factor.error && !state ? (
          <Alert
            tone="danger"
            title={words.loadFailed}
            action={
              <Button
                size="sm"
                variant="secondary"
                pending={factor.isFetching}
                pendingText={common.loading}
                onClick={() => void factor.refetch()}
              >
                {common.retry}
              </Button>
            }
          >
            {failureText(factor.error)}
          </Alert>
        ) : !state ? (
          <SkeletonGroup label={common.loading}>
            <Skeleton className="h-11 w-56" />
          </SkeletonGroup>
        ) : codes ? (
          <RecoveryCodes
            codes={codes}
            onKept={() => {
              setUnsavedCodes(null);
              stop();
            }}
          />
        ) : doing === "set-up" ? (
          <FactorSetUp email={email} onCancel={stop} onDone={() => setDoing("nothing")} />
        ) : doing === "off" ? (
          <ProofForm
            title={words.offTitle}
            text={words.offText}
            confirmLabel={words.offConfirm}
            pendingLabel={words.turningOff}
            email={email}
            destructive
            onCancel={stop}
            confirm={async (proof) => {
              await end.mutateAsync(proof);
              stop();
              toast({ title: words.turnedOff.title, description: words.turnedOff.text });
              void refetchAccount();
            }}
          />
        ) : doing === "renew" ? (
          <ProofForm
            title={words.newCodesTitle}
            text={words.newCodesText}
            confirmLabel={words.newCodesConfirm}
            pendingLabel={words.makingCodes}
            email={email}
            onCancel={stop}
            confirm={async (proof) => {
              await renew.mutateAsync(proof);
              setDoing("nothing");
            }}
          />
        ) : state.enabled ? (
          <EnabledState state={state} zone={zone} onStep={setDoing} />
        ) : (
          <Button onClick={() => setDoing("set-up")}>{words.setUp}</Button>
        )}
      </div>
    </Card>
  );
}

/** The state of enabled two-step login, with its actions. */
function EnabledState({
  state,
  zone,
  onStep,
}: {
  state: FactorState;
  zone: string | undefined;
  onStep: (step: "off" | "renew") => void;
}) {
  const { confirmedAt, recoveryCodesLeft: left } = state;
  const date = confirmedAt
    ? new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: zone }).format(new Date(confirmedAt))
    : "";
  return (
    <div className="flex flex-col gap-3">
      <p>
        {date ? `${words.onSince({ date })} ` : ""}
        {left > 0 ? words.codesLeft({ count: left }) : null}
      </p>
      {left === 0 ? <Alert tone="caution">{words.noCodesLeft}</Alert> : null}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => onStep("renew")}>
          {words.newCodes}
        </Button>
        {state.required ? null : (
          <Button variant="secondary" onClick={() => onStep("off")}>
            {words.turnOff}
          </Button>
        )}
      </div>
    </div>
  );
}
