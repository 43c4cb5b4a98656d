"use client";

import * as errors from "@aangan/copy/errors";
import * as words from "@aangan/copy/profile";
import * as safety from "@aangan/copy/safety-notes-page";
import { storage } from "@aangan/copy/storage";
import { RefetchErrorAlert } from "@aangan/shell/live/refetch-error-alert.tsx";
import { Spinner } from "@aangan/ui/spinner/spinner.tsx";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@aangan/ui/tabs/tabs.tsx";
import { type ReactNode, useEffect, useState } from "react";
import { Failure } from "@/lib/failure";
import { useUser } from "@/lib/user";
import { InstallSection } from "./install-section";
import { LanguageSection } from "./language-section";
import { NotificationSettings } from "./notification-settings";
import { PasswordSection } from "./password-section";
import { PreferencesForm } from "./preferences-form";
import { ProfileForm } from "./profile-form";
import { PushSection } from "./push-section";
import { usePreferences } from "./queries";
import { Section } from "./section";
import { SharingSection } from "./sharing-section";

const tabs = ["profile", "preferences", "notifications"] as const;
type Tab = (typeof tabs)[number];

/** Props of {@link ProfileScreen}. */
export interface ProfileScreenProps {
  /** The member's wishes for a coach, with a way to change them. */
  wishes: ReactNode;
  /** The member's trusted contact, with a way to change it. */
  contact: ReactNode;
}

/** The member's profile, preferences and notification settings, in three tabs. */
export function ProfileScreen({ wishes, contact }: ProfileScreenProps) {
  const user = useUser();
  const preferences = usePreferences();
  const [tab, setTab] = useRememberedTab();
  const failed = [user, preferences].find((query) => query.error && !query.data);

  return (
    <div>
      <h1 className="font-display font-medium text-h1">{words.title}</h1>
      <Tabs value={tab} onValueChange={(value) => setTab(value as Tab)} className="mt-5">
        <TabsList aria-label={words.title}>
          <TabsTrigger value="profile">{words.profileTab}</TabsTrigger>
          <TabsTrigger value="preferences">{words.preferencesTab}</TabsTrigger>
          <TabsTrigger value="notifications">{words.notificationsTab}</TabsTrigger>
        </TabsList>
        {failed ? (
          <div className="mt-6">
            <Failure
              screen
              title={errors.somethingWrongTitle}
              error={failed.error ?? new Error(errors.somethingWrong)}
              pending={failed.isFetching}
              onRetry={() => void failed.refetch()}
            />
          </div>
        ) : !user.data || !preferences.data ? (
          <div className="grid min-h-80 place-items-center text-primary">
            <Spinner size={32} label={words.loading} />
          </div>
        ) : (
          // A tab keeps its input while another is shown.
          <>
            <RefetchErrorAlert query={user.isRefetchError ? user : preferences} className="mt-5" />
            <TabsContent value="profile" forceMount className="data-[state=inactive]:hidden">
              <ProfileForm user={user.data} />
              <Section title={safety.contact} text={safety.contactText}>
                {contact}
              </Section>
              <LanguageSection user={user.data} />
              <InstallSection sharedDevice={user.data.sharedDevice} />
              <PasswordSection user={user.data} />
            </TabsContent>
            <TabsContent value="preferences" forceMount className="data-[state=inactive]:hidden">
              <PreferencesForm preferences={preferences.data} />
              <Section title={words.wishesTitle} text={words.wishesText}>
                {wishes}
              </Section>
              <SharingSection hasCoach={user.data.coachId !== null} />
            </TabsContent>
            <TabsContent value="notifications" forceMount className="data-[state=inactive]:hidden">
              <NotificationSettings preferences={preferences.data} timeZone={user.data.timeZone} />
              <PushSection sharedDevice={user.data.sharedDevice} />
            </TabsContent>
          </>
        )}
      </Tabs>
    </div>
  );
}

/** The open tab, stored until the browser tab is closed. */
function useRememberedTab(): [Tab, (tab: Tab) => void] {
  const [tab, setTab] = useState<Tab>("profile");
  useEffect(() => {
    try {
      const kept = window.sessionStorage.getItem(storage.profileTab);
      setTab((now) => tabs.find((one) => one === kept) ?? now);
    } catch {
      // Without session storage the first tab is open.
    }
  }, []);
  return [
    tab,
    (next) => {
      setTab(next);
      try {
        window.sessionStorage.setItem(storage.profileTab, next);
      } catch {
        // Without session storage the tab is forgotten with the page.
      }
    },
  ];
}
