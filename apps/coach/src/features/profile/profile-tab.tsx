"use client";

import { messageOf } from "@aangan/api/errors";
import { coachProfilePage as words } from "@aangan/copy/coach-profile";
import { common } from "@aangan/copy/common";
import { errors } from "@aangan/copy/errors";
import { PageHeader } from "@aangan/ui/app-frame";
import { Button } from "@aangan/ui/button";
import { EmptyState } from "@aangan/ui/empty-state";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton";
import { useState } from "react";
import { SecuritySection } from "@/features/security/security-section";
import { AboutCard } from "./about-card";
import { AboutForm } from "./about-form";
import { CredentialsCard } from "./credentials-card";
import { MemberPreview, type Shown } from "./member-preview";
import { NameForm } from "./name-form";
import { type Portfolio, usePortfolio } from "./queries";

/** Who the coach is to members, and how they sign in. Who only administers has a name and a way to sign in. */
export function ProfileTab({ coaches }: { coaches: boolean }) {
  const portfolio = usePortfolio();
  return (
    <>
      <PageHeader title={words.title} lead={coaches ? words.lead : words.deskLead} />
      {portfolio.data ? (
        coaches ? (
          <Ready portfolio={portfolio.data} />
        ) : (
          <div className="flex max-w-180 flex-col gap-5">
            <NameForm portfolio={portfolio.data} />
            <SecuritySection />
          </div>
        )
      ) : portfolio.error ? (
        <div className="flex flex-col gap-5">
          <EmptyState
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
        </div>
      ) : (
        <SkeletonGroup label={words.loading} className="grid gap-5 grid:grid-cols-[minmax(0,1fr)_340px]">
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
    </>
  );
}

function Ready({ portfolio }: { portfolio: Portfolio }) {
  const [editing, setEditing] = useState(false);
  // What is being typed, for the card beside it.
  const [draft, setDraft] = useState<Shown | null>(null);
  const done = () => {
    setEditing(false);
    setDraft(null);
  };
  return (
    <div className="grid items-start gap-5 grid:grid-cols-[minmax(0,1fr)_340px]">
      <div className="flex min-w-0 flex-col gap-5">
        {editing ? (
          <AboutForm portfolio={portfolio} onDraft={setDraft} onDone={done} />
        ) : (
          <AboutCard portfolio={portfolio} onEdit={() => setEditing(true)} />
        )}
        <CredentialsCard portfolio={portfolio} />
      </div>
      <MemberPreview
        shown={{ ...portfolio, ...draft }}
        open={portfolio.isActive && portfolio.verificationStatus === "verified"}
        className="grid:row-span-2"
      />
      <div className="min-w-0">
        <SecuritySection />
      </div>
    </div>
  );
}
