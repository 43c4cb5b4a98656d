"use client";

import * as brand from "@aangan/copy/brand";
import * as words from "@aangan/copy/install";
import { storage } from "@aangan/copy/storage";
import { Button } from "@aangan/ui/button/button.tsx";
import { Field } from "@aangan/ui/field/field.tsx";
import { RadioCard, RadioGroup } from "@aangan/ui/radio-group/radio-group.tsx";
import { Download } from "lucide-react";
import { useSyncExternalStore } from "react";
import { chosenAppName } from "@/lib/app-name";
import { type AppName, appIcon, appInstallable, appNameChanged } from "@/lib/app-names";
import { Section } from "./section";

/** The browser's offer to install the app, which not every browser makes. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

declare global {
  interface Window {
    /** Set by `appNameScript`. */
    appInstall?: InstallOffer | null;
  }
}

function subscribe(listener: () => void): () => void {
  const events = [appNameChanged, appInstallable, "appinstalled"];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}

function choose(name: string): void {
  try {
    if (name === "notes") window.localStorage.setItem(storage.appName, name);
    else window.localStorage.removeItem(storage.appName);
  } catch (error) {
    console.warn("The name of the app could not be stored.", error);
  }
  window.dispatchEvent(new Event(appNameChanged));
}

const isInstalled = () => window.matchMedia("(display-mode: standalone)").matches;

/** The name and icon of the app on this device, and installing it. */
export function InstallSection({ sharedDevice }: { sharedDevice: boolean }) {
  const name = useSyncExternalStore<AppName>(subscribe, chosenAppName, () => "aangan");
  const offer = useSyncExternalStore(
    subscribe,
    () => window.appInstall ?? null,
    () => null,
  );
  const installed = useSyncExternalStore(subscribe, isInstalled, () => false);
  const choice = (of: AppName, title: string) => (
    <span className="flex items-center gap-3.5 py-1">
      <img
        src={appIcon(of, 192, "any")}
        alt=""
        width={44}
        height={44}
        className="size-11 rounded-[10px] border border-line"
      />
      {title}
    </span>
  );

  return (
    <Section title={words.title} text={words.text}>
      {sharedDevice ? (
        <p>{words.shared}</p>
      ) : installed ? (
        <p>{words.installed}</p>
      ) : (
        <div className="flex flex-col gap-4">
          <Field label={words.nameLabel} description={words.nameHint}>
            <RadioGroup value={name} onValueChange={choose}>
              <RadioCard value="aangan" label={choice("aangan", brand.name)} description={words.aanganHint} />
              <RadioCard value="notes" label={choice("notes", words.notes)} description={words.notesHint} />
            </RadioGroup>
          </Field>
          <p className="text-ink-muted text-small">{words.inside}</p>
          {offer ? (
            <div>
              <Button
                variant="secondary"
                onClick={() => {
                  // An offer can be used once; the browser makes another if it is declined.
                  window.appInstall = null;
                  void offer.prompt().finally(() => window.dispatchEvent(new Event(appInstallable)));
                }}
              >
                <Download aria-hidden="true" />
                {words.install}
              </Button>
            </div>
          ) : (
            <ul className="flex list-disc flex-col gap-1.5 pl-5">
              <li>{words.onApple}</li>
              <li>{words.elsewhere}</li>
            </ul>
          )}
        </div>
      )}
    </Section>
  );
}
