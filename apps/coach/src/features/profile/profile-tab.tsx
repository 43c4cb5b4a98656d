"use client";

import { messageOf } from "@aangan/api/errors";
import * as words from "@aangan/copy/coach-profile-page";
import * as common from "@aangan/copy/common";
import * as errors from "@aangan/copy/errors";
import type { PortfolioInput } from "@aangan/copy/forms/portfolio";
import { useTabState } from "@aangan/shell/session/tab-storage.ts";
import { useAfterCommit } from "@aangan/ui/after-commit/use-after-commit.ts";
import { PageHeader } from "@aangan/ui/app-frame/app-frame.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { useState } from "react";
import { SecuritySection } from "@/features/security/security-section";
import { AboutCard, EDIT_BUTTON_ID } from "./about-card";
import { AboutForm } from "./about-form";
import { formValues, type PortfolioDraft, resumeDraft } from "./changes";
import { CredentialsCard } from "./credentials-card";
import { MemberPreview, type PreviewFields } from "./member-preview";
import { NameForm } from "./name-form";
import { type Portfolio, usePortfolio } from "./queries";

/**
 * The coach's public profile and their sign-in. An administrator without clients has a name and the sign-in only;
 * undefined before that is known. The sign-in section loads independently, and is shown even if the rest fails.
 */
export function ProfileTab({ coaches }: { coaches: boolean | undefined }) {
  const portfolio = usePortfolio();
  return (
    <>
      <PageHeader title={words.title} lead={coaches === false ? words.deskLead : words.lead} />
      <div
        className={cn(
          "grid items-start gap-5",
          coaches === false ? "max-w-180" : "grid:grid-cols-[minmax(0,1fr)_340px]",
        )}
      >
        {portfolio.data && coaches !== undefined ? (
          coaches ? (
            <Ready portfolio={portfolio.data} />
          ) : (
            <NameForm portfolio={portfolio.data} />
          )
        ) : portfolio.error && !portfolio.data ? (
          <EmptyState
            className="grid:col-span-full"
            role="alert"
            seed="profile"
            headingLevel={2}
            title={words.loadFailed}
            description={messageOf(portfolio.error, errors.somethingWrong)}
            action={
              <Button
                pending={portfolio.isFetching}
                pendingText={common.loading}
                onClick={() => void portfolio.refetch()}
              >
                {common.retry}
              </Button>
            }
          />
        ) : (
          <SkeletonGroup
            label={words.loading}
            className="grid gap-5 grid:col-span-full grid:grid-cols-[minmax(0,1fr)_340px]"
          >
            <div className="flex flex-col gap-5 rounded-card border border-line p-5">
              <div className="flex items-center gap-4">
                <Skeleton shape="block" className="size-24" />
                <div className="flex flex-1 flex-col gap-3">
                  <Skeleton className="w-1/2" />
                  <Skeleton className="w-1/3" />
                </div>
              </div>
              {["a", "b", "c", "d"].map((key) => (
                <Skeleton key={key} />
              ))}
            </div>
            <Skeleton shape="block" className="h-96 rounded-card" />
          </SkeletonGroup>
        )}
        {coaches === undefined ? null : (
          <div className="min-w-0">
            <SecuritySection settled={!portfolio.isPending} />
          </div>
        )}
      </div>
    </>
  );
}

function Ready({ portfolio }: { portfolio: Portfolio }) {
  // Null: not being edited. The draft and the open form survive a reload.
  const [draft, keep, drop] = useTabState<PortfolioDraft | null>("portfolio_draft", null);
  const [pressed, setPressed] = useState(false);
  const afterCommit = useAfterCommit();
  return (
    <>
      <div className="flex min-w-0 flex-col gap-5">
        {draft ? (
          <AboutForm
            portfolio={portfolio}
            draft={draft}
            onDraft={keep}
            focused={pressed}
            onDone={() => {
              drop();
              afterCommit(() => document.getElementById(EDIT_BUTTON_ID)?.focus());
            }}
          />
        ) : (
          <AboutCard
            portfolio={portfolio}
            onEdit={() => {
              setPressed(true);
              keep({ base: formValues(portfolio), typed: formValues(portfolio) });
            }}
          />
        )}
        <CredentialsCard portfolio={portfolio} />
      </div>
      <MemberPreview
        shown={{ ...portfolio, ...(draft && shownOf(resumeDraft(draft, formValues(portfolio)))) }}
        open={portfolio.isActive && portfolio.verificationStatus === "verified"}
        className="grid:row-span-2"
      />
    </>
  );
}

/** Returns the draft as the card next to the form shows it. */
function shownOf(typed: PortfolioInput): PreviewFields {
  const { name, bio = "", specializations = "", languages = [], city = "", yearsOfExperience } = typed;
  return {
    name,
    bio,
    specializations,
    languages: [...languages],
    city,
    yearsOfExperience: Number(yearsOfExperience) || 0,
  };
}
