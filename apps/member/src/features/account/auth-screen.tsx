"use client";

import { auth } from "@aangan/copy/auth";
import { brand } from "@aangan/copy/brand";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@aangan/ui/tabs";
import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { sayGreeting } from "@/lib/greeting";
import { safeNext } from "@/lib/next";
import { finishSignOut } from "@/lib/sign-out";
import { LoginForm } from "./login-form";
import { RegistrationForm } from "./registration-form";
import { keepVariants } from "./variants";

type Tab = "login" | "register";

/** Log In and Sign Up, with one show/hide choice for the passwords of both. */
export function AuthScreen() {
  const search = useSearchParams();
  const [tab, setTab] = useState<Tab>(search.get("tab") === "register" ? "register" : "login");
  const [passwordVisible, setPasswordVisible] = useState(false);
  const next = safeNext(search.get("next"));
  useEffect(() => {
    finishSignOut();
    sayGreeting(undefined);
  }, []);
  useEffect(() => keepVariants(search), [search]);

  return (
    <main className="grid place-items-center px-5 py-3.5 pb-10 frame:p-10">
      <div className="w-full max-w-[420px]">
        <h1 className="sr-only">{`${auth.title} · ${brand.name}`}</h1>
        <Tabs value={tab} onValueChange={(value) => setTab(value as Tab)}>
          <TabsList fill aria-label={auth.title}>
            <TabsTrigger value="login" className="text-[18px]">
              {auth.logInTab}
            </TabsTrigger>
            <TabsTrigger value="register" className="text-[18px]">
              {auth.signUpTab}
            </TabsTrigger>
          </TabsList>
          <TabsContent value="login">
            <LoginForm
              next={next}
              passwordVisible={passwordVisible}
              onPasswordVisible={setPasswordVisible}
              onSignUp={() => setTab("register")}
            />
          </TabsContent>
          <TabsContent value="register">
            <RegistrationForm
              next={next}
              search={search}
              passwordVisible={passwordVisible}
              onPasswordVisible={setPasswordVisible}
              onLogIn={() => setTab("login")}
            />
          </TabsContent>
        </Tabs>
      </div>
    </main>
  );
}
