"use client";

import { quietTimes } from "@aangan/copy/lists";
import * as words from "@aangan/copy/profile";
import { zoneLabel } from "@aangan/shell/forms/zones.ts";
import { Button } from "@aangan/ui/button/button.tsx";
import { Field } from "@aangan/ui/field/field.tsx";
import { Select } from "@aangan/ui/select/select.tsx";
import { Switch } from "@aangan/ui/switch/switch.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { useEffect, useState } from "react";
import { saveFailure } from "@/lib/field-errors";
import { type Preferences, type SettingsChange, useSaveSettings } from "./queries";
import { Section } from "./section";

const toggles = [
  ["emailNotifications", words.emailNotifications, words.emailNotificationsHint],
  ["sessionReminders", words.sessionReminders, words.sessionRemindersHint],
  ["messageNotifications", words.messageNotifications, words.messageNotificationsHint],
  ["newsletterSubscription", words.newsletter, words.newsletterHint],
] as const;

const times = quietTimes.map(({ code, label }) => ({ value: code as string, label: label as string }));

/** The initial quiet hours when they are switched on. */
const night = { quietFrom: "22:00", quietUntil: "07:00" };

/** The member's notification settings. A switch is saved when it is pressed; false stays false. */
export function NotificationSettings({ preferences, timeZone }: { preferences: Preferences; timeZone: string }) {
  const save = useSaveSettings();
  const change = (changed: SettingsChange) => {
    // Each reports its result, even if another was pressed or another page opened during the request.
    save.mutateAsync(changed).then(
      () => toast({ title: words.settingsUpdated.title, description: words.settingsUpdated.text }),
      (error: unknown) =>
        toast({
          title: words.errorTitle,
          description: saveFailure(error, words.settingsFailed),
          variant: "destructive",
        }),
    );
  };
  const row = "border-line border-b py-4 first:pt-0 last:border-b-0 last:pb-0";

  return (
    <Section title={words.notificationsTitle} text={words.notificationsText}>
      <ul>
        {toggles.map(([name, label, hint]) => (
          <li key={name} className={row}>
            <Switch
              label={label}
              description={hint}
              checked={preferences[name]}
              onCheckedChange={(checked) => change({ [name]: checked })}
            />
          </li>
        ))}
        <li className={row}>
          <Switch
            label={words.quietHours}
            description={words.quietHoursHint({ zone: zoneLabel(timeZone) })}
            checked={preferences.quietFrom !== ""}
            onCheckedChange={(checked) => change(checked ? night : { quietFrom: "", quietUntil: "" })}
          />
          {preferences.quietFrom === "" ? null : (
            <QuietHours
              from={preferences.quietFrom}
              until={preferences.quietUntil}
              pending={save.isPending}
              onChange={change}
            />
          )}
        </li>
        <li className={row}>
          <Switch
            label={words.readReceipts}
            description={words.readReceiptsHint}
            checked={preferences.shareReadReceipts}
            onCheckedChange={(checked) => change({ shareReadReceipts: checked })}
          />
        </li>
      </ul>
      <p className="mt-5 text-ink-muted text-small">{words.securityLetters}</p>
    </Section>
  );
}

/** The two times. They are saved with a button, because one without the other may be an unintended range. */
function QuietHours({
  from,
  until,
  pending,
  onChange,
}: {
  from: string;
  until: string;
  pending: boolean;
  onChange: (chosen: { quietFrom: string; quietUntil: string }) => void;
}) {
  const [chosen, setChosen] = useState({ quietFrom: from, quietUntil: until });
  useEffect(() => setChosen({ quietFrom: from, quietUntil: until }), [from, until]);
  const changed = chosen.quietFrom !== from || chosen.quietUntil !== until;
  const complete = chosen.quietFrom !== "" && chosen.quietUntil !== "" && chosen.quietFrom !== chosen.quietUntil;
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (changed && complete) onChange(chosen);
      }}
      className="mt-3 flex flex-wrap items-end gap-3"
    >
      {(["quietFrom", "quietUntil"] as const).map((name) => (
        <Field key={name} label={name === "quietFrom" ? words.quietFrom : words.quietUntil} className="w-36">
          <Select
            options={times}
            value={chosen[name]}
            onValueChange={(value) => setChosen((now) => ({ ...now, [name]: value }))}
          />
        </Field>
      ))}
      {changed ? (
        <Button
          type="submit"
          variant="secondary"
          disabled={!complete}
          pending={pending}
          pendingText={words.saving}
          className="mb-0.5"
        >
          {words.save}
        </Button>
      ) : null}
    </form>
  );
}
