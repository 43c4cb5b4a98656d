"use client";

import { displayLanguages } from "@aangan/copy/display-languages";
import * as words from "@aangan/copy/profile";
import { Button } from "@aangan/ui/button/button.tsx";
import { Field } from "@aangan/ui/field/field.tsx";
import { Select } from "@aangan/ui/select/select.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { useState } from "react";
import { saveFailure } from "@/lib/field-errors";
import type { User } from "@/lib/user";
import { useSetDisplayLanguage } from "./queries";
import { Section } from "./section";

const options = displayLanguages.map(({ code, name }) => ({ value: code as string, label: name as string }));

/** The language of pages, emails and notifications. Saving another one reloads the page. */
export function LanguageSection({ user }: { user: User }) {
  const save = useSetDisplayLanguage();
  const [chosen, setChosen] = useState<string | null>(null);
  const language = chosen ?? user.displayLanguage;
  // Until the page has loaded.
  const pending = save.isPending || save.isSuccess;
  return (
    <Section title={words.displayLanguageTitle} text={words.displayLanguageText}>
      <form
        noValidate
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          if (pending) return;
          // Act on the promise, because the member may open another page.
          save.mutateAsync(language).then(
            () => window.location.reload(),
            (error: unknown) =>
              toast({
                title: words.errorTitle,
                description: saveFailure(error, words.displayLanguageFailed),
                variant: "destructive",
              }),
          );
        }}
        className="flex flex-col gap-5"
      >
        <Field label={words.displayLanguage}>
          <Select options={options} value={language} onValueChange={setChosen} disabled={pending} />
        </Field>
        <div>
          <Button
            type="submit"
            variant="secondary"
            pending={pending}
            pendingText={words.saving}
            disabled={language === user.displayLanguage}
          >
            {words.displayLanguageSave}
          </Button>
        </div>
      </form>
    </Section>
  );
}
