"use client";

import { ApiError } from "@aangan/api/member";
import * as words from "@aangan/copy/profile";
import { Switch } from "@aangan/ui/switch/switch.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { appNameChanged } from "@/lib/app-names";
import { Failure } from "@/lib/failure";
import { PushBlocked, pushIsPossible, usePush, useSetPush } from "./push";
import { Section } from "./section";

const unchanging = () => () => undefined;

/** Returns what to do about a failure: the server and the browser's settings say it, other errors do not. */
function reasonOf(error: unknown): string {
  if (error instanceof PushBlocked) return words.push.blocked;
  return error instanceof ApiError ? error.message : words.push.failed;
}

/** Push messages to this browser. They say that something is new, never what or from whom. */
export function PushSection({ sharedDevice }: { sharedDevice: boolean }) {
  const possible = useSyncExternalStore(unchanging, pushIsPossible, () => false);
  const offered = possible && !sharedDevice;
  const push = usePush(offered);
  const save = useSetPush();
  const set = (on: boolean) => {
    if (!push.data) return;
    // Act on the promise, because the member may open another page.
    save.mutateAsync({ on, publicKey: push.data.publicKey }).then(
      () => toast({ title: words.settingsUpdated.title, description: words.settingsUpdated.text }),
      (error: unknown) =>
        toast({
          title: words.errorTitle,
          description: reasonOf(error),
          variant: "destructive",
        }),
    );
  };
  // The server writes the name into each message.
  const rename = useEffectEvent(() => {
    if (push.data?.on) set(true);
  });
  useEffect(() => {
    const listener = () => rename();
    window.addEventListener(appNameChanged, listener);
    return () => window.removeEventListener(appNameChanged, listener);
  }, []);

  return (
    <Section title={words.push.title} text={words.push.text}>
      {sharedDevice ? (
        <p>{words.push.shared}</p>
      ) : !possible ? (
        <p>{words.push.impossible}</p>
      ) : push.error && !push.data ? (
        <Failure
          title={words.push.loadFailed}
          error={push.error}
          pending={push.isFetching}
          onRetry={() => void push.refetch()}
        />
      ) : (
        <Switch
          label={words.push.label}
          description={words.push.hint}
          checked={save.isPending ? save.variables.on : (push.data?.on ?? false)}
          disabled={!push.data || save.isPending}
          onCheckedChange={set}
        />
      )}
    </Section>
  );
}
