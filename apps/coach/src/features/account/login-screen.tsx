"use client";

import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { hrefAfterSignIn } from "@/lib/admin-access";
import { storeGreeting } from "@/lib/greeting";
import type { CoachProfile } from "@/lib/profile";
import { LoginForm } from "./login-form";
import { SecondStep } from "./second-step";

/** The login: email and password, then the code if the account has a second factor. */
export function LoginScreen() {
  const next = useSearchParams().get("next");
  const [step, setStep] = useState<"password" | "code">("password");
  const [over, setOver] = useState<string | null>(null);
  // The address whose password was correct, so that it need not be typed again. Null before the first success.
  const [email, setEmail] = useState<string | null>(null);
  const redirect = (profile: CoachProfile) => {
    storeGreeting();
    window.location.assign(hrefAfterSignIn(profile, next));
  };
  if (step === "code") {
    return (
      <SecondStep
        onDone={redirect}
        onExpired={(message) => {
          setOver(message);
          setStep("password");
        }}
        onStartOver={() => {
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
      onDone={redirect}
      onCode={(whose) => {
        setOver(null);
        setEmail(whose);
        setStep("code");
      }}
    />
  );
}
