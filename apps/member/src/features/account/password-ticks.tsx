import * as auth from "@aangan/copy/auth";
import { Check } from "lucide-react";
import { passwordRules } from "./password-rules";

/**
 * The rules of a new password, each ticked once the password meets it. For a field's description: it is read on focus.
 */
export function PasswordTicks({ password }: { password: string }) {
  return (
    <span className="grid grid-cols-2 gap-x-3 gap-y-0.5">
      {passwordRules.map(({ text, isMet }) => {
        const met = isMet(password);
        return (
          <span
            key={text}
            data-met={met || undefined}
            className="flex items-start gap-1.5 transition-[color] duration-(--d-ui) ease-ui data-met:text-success"
          >
            <span aria-hidden="true" className="grid size-5 shrink-0 place-items-center">
              {met ? (
                <Check className="size-4 stroke-[2.25]" />
              ) : (
                <span className="size-1.5 rounded-full border-[1.5px] border-line-strong" />
              )}
            </span>
            <span className="min-w-0">
              {text}
              <span className="sr-only">{met ? ` (${auth.passwordRules.met}), ` : ", "}</span>
            </span>
          </span>
        );
      })}
    </span>
  );
}
