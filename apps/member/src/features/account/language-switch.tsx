"use client";

import * as auth from "@aangan/copy/auth";
import { displayLanguages } from "@aangan/copy/display-languages";
import { language } from "@aangan/copy/locale";
import { Button } from "@aangan/ui/button/button.tsx";
import { keepLanguage } from "@/lib/display-language";

/**
 * The languages, each by its own name, so that its readers recognize it. Choosing another one stores it in this
 * browser and loads the page in it. A new account keeps the language of its page.
 */
export function LanguageSwitch() {
  return (
    <nav aria-label={auth.languages} className="mb-1 flex justify-end">
      {displayLanguages.map(({ code, name }) => (
        <Button
          key={code}
          variant="quiet"
          size="sm"
          lang={code}
          aria-current={code === language ? "true" : undefined}
          className="aria-[current=true]:text-ink-muted"
          onClick={() => {
            if (code === language) return;
            keepLanguage(code);
            window.location.reload();
          }}
        >
          {name}
        </Button>
      ))}
    </nav>
  );
}
