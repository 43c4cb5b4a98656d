"use client";

import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { hrefAfterSignIn } from "@/lib/admin-access";
import { keepGreeting } from "@/lib/greeting";
import type { CoachProfile } from "@/lib/profile";
import { LoginForm } from "./login-form";
import { SecondStep } from "./second-step";

/** Email and password, and where the account has a second factor, the code. */
export function LoginScreen() {
  const next = useSearchParams().get("next");
  const [step, setStep] = useState<"password" | "code">("password");
  const [over, setOver] = useState<string | null>(null);
  // The address whose password was correct, so that it need not be typed again. Null before the first success.
  const [email, setEmail] = useState<string | null>(null);
  const goOn = (profile: CoachProfile) => {
    keepGreeting();
    window.location.assign(hrefAfterSignIn(profile, next));
  };
  if (step === "code") {
    return (
      <SecondStep
        onDone={goOn}
        onOver={(message) => {
          setOver(message);
          setStep("password");
        }}
        onSomebodyElse={() => {
          setOver(null);
          setEmail("");
          setStep("password");
        }}
      />
    );
  }
  return (
    <LoginForm
      failure={over}
      email={email}
      onDone={goOn}
      onCode={(whose) => {
        setOver(null);
        setEmail(whose);
        setStep("code");
      }}
    />
  );
}
