"use client";

import * as common from "@aangan/copy/common";
import { coachGenders, focusTopics, languages } from "@aangan/copy/lists";
import * as words from "@aangan/copy/matching-answers";
import * as onboarding from "@aangan/copy/onboarding";
import { lazyDialogWithToast } from "@aangan/shell/lazy/lazy-dialog-with-toast.tsx";
import { inList } from "@aangan/shell/locale/lists.ts";
import { Button } from "@aangan/ui/button/button.tsx";
import { Fact, Facts } from "@aangan/ui/facts/facts.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { useState } from "react";
import { Failure } from "@/lib/failure";
import { type Matching, useMatching } from "./queries";

/** Rarely used, so its code is fetched when it is opened. */
const MatchingDialog = lazyDialogWithToast(() => import("./matching-dialog").then((module) => module.MatchingDialog));

/** The member's wishes for a coach, also for a member who has one, with a button to change them. */
export function MatchingSection() {
  const matching = useMatching();
  const [editing, setEditing] = useState(false);
  if (matching.error && !matching.data) {
    return (
      <Failure
        title={words.failed}
        error={matching.error}
        pending={matching.isFetching}
        onRetry={() => void matching.refetch()}
      />
    );
  }
  if (!matching.data) {
    return (
      <SkeletonGroup label={common.loading} className="flex flex-col gap-4">
        <Skeleton className="w-3/5" />
        <Skeleton className="w-4/5" />
        <Skeleton className="w-1/2" />
      </SkeletonGroup>
    );
  }
  return (
    <>
      <Wishes matching={matching.data} />
      <Button variant="secondary" className="mt-5" onClick={() => setEditing(true)}>
        {words.open}
      </Button>
      {editing ? <MatchingDialog onClose={() => setEditing(false)} /> : null}
    </>
  );
}

function Wishes({ matching: { language, focus, coachGender, outsideCommunity, homeCity } }: { matching: Matching }) {
  const named = (list: readonly { readonly code: string; readonly label: string }[], code: string) =>
    list.find((one) => one.code === code)?.label ?? code;
  const topics = focus.map((code) => named(focusTopics, code));
  return (
    <Facts className="grid gap-4" layout="stacked">
      <Fact term={onboarding.focus}>{topics.length > 0 ? inList(topics) : words.noTopics}</Fact>
      <Fact term={onboarding.language}>{language ? named(languages, language) : words.noLanguage}</Fact>
      <Fact term={onboarding.coachGender}>
        {coachGender ? named(coachGenders, coachGender) : onboarding.noPreference}
      </Fact>
      <Fact term={onboarding.outside}>
        {outsideCommunity ? (homeCity ? words.outsideCity({ city: homeCity }) : words.outsideYes) : words.outsideNo}
      </Fact>
    </Facts>
  );
}
