"use client";

import * as auth from "@aangan/copy/auth";
import * as brand from "@aangan/copy/brand";
import * as common from "@aangan/copy/common";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@aangan/ui/tabs/tabs.tsx";
import dynamic from "next/dynamic";
import { useEffect, useLayoutEffect, useState } from "react";
import { dropWelcome, showGreeting } from "@/lib/greeting";
import { finishSignOut } from "@/lib/sign-out";
import { Checking } from "./checking";
import { pressedEarly } from "./early-press";
import { LoginForm } from "./login-form";
import { authPaths, readSignInParams, type SignInParams } from "./notices";
import { keepVariants } from "./variants";

type Tab = SignInParams["tab"];

const loadRegistration = () => import("./registration-form").then((module) => module.RegistrationForm);

/** Loaded right after hydration: most visitors have an account. */
const RegistrationForm = dynamic(loadRegistration, { loading: () => <Checking label={common.loading} fields={5} /> });

/** Log In and Sign Up, with one show/hide choice for the passwords of both. */
export function AuthScreen() {
  const [tab, setTab] = useState<Tab>("login");
  const [shown, setShown] = useState<Pick<SignInParams, "notice" | "failed">>({ notice: null, failed: false });
  const [forgotHref, setForgotHref] = useState<string>(authPaths.forgot);
  const [passwordVisible, setPasswordVisible] = useState(false);

  // The page is built without its query, so that the form is there before the scripts are.
  useLayoutEffect(() => {
    const { search, pathname, hash } = window.location;
    const params = readSignInParams(search);
    const pressedTab = pressedEarly();
    setTab(pressedTab === "register" || pressedTab === "login" ? pressedTab : params.tab);
    const next = new URLSearchParams(search).get("next");
    if (next) setForgotHref(`${authPaths.forgot}?${new URLSearchParams({ next })}`);
    if (!params.notice) return;
    setShown(params);
    window.history.replaceState(window.history.state, "", pathname + params.rest + hash);
  }, []);
  useEffect(() => {
    // A load that fails now is tried again when the tab is opened.
    loadRegistration().catch(() => undefined);
    finishSignOut();
    // Not signed in: discard a waiting welcome.
    dropWelcome();
    showGreeting(undefined);
    keepVariants(new URLSearchParams(window.location.search));
  }, []);

  return (
    <>
      <h1 className="sr-only">{`${auth.title} · ${brand.name}`}</h1>
      {shown.notice ? (
        <Alert tone={shown.failed ? "danger" : "neutral"} className="mb-5">
          {auth.notices[shown.notice]}
        </Alert>
      ) : null}
      <Tabs value={tab} onValueChange={(value) => setTab(value as Tab)}>
        <TabsList fill aria-label={auth.title}>
          <TabsTrigger value="login" data-tab="login" className="text-[18px]">
            {auth.logInTab}
          </TabsTrigger>
          <TabsTrigger value="register" data-tab="register" className="text-[18px]">
            {auth.signUpTab}
          </TabsTrigger>
        </TabsList>
        <TabsContent value="login">
          <LoginForm
            forgotHref={forgotHref}
            passwordVisible={passwordVisible}
            onPasswordVisible={setPasswordVisible}
            onSignUp={() => setTab("register")}
          />
        </TabsContent>
        <TabsContent value="register">
          <RegistrationForm
            passwordVisible={passwordVisible}
            onPasswordVisible={setPasswordVisible}
            onLogIn={() => setTab("login")}
          />
        </TabsContent>
      </Tabs>
    </>
  );
}
