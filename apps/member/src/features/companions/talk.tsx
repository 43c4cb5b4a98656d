"use client";

import { messageOf } from "@aangan/api/errors";
import * as common from "@aangan/copy/common";
import * as words from "@aangan/copy/companions-page";
import * as errors from "@aangan/copy/errors";
import { limits } from "@aangan/copy/limits";
import { locale } from "@aangan/copy/locale";
import * as messages from "@aangan/copy/messages";
import * as riskWords from "@aangan/copy/risk";
import { routes } from "@aangan/copy/routes";
import { CompanionOpening } from "@aangan/product/companion/companion-opening.tsx";
import { CompanionTalk } from "@aangan/product/companion/companion-talk.tsx";
import type { TalkAnswer } from "@aangan/product/companion/types.ts";
import { useDraft } from "@aangan/shell/chat/outbox.ts";
import { AlertDialog } from "@aangan/ui/alert-dialog/alert-dialog.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Composer } from "@aangan/ui/chat/composer.tsx";
import { SystemNote } from "@aangan/ui/chat/message.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { languageOf } from "@aangan/ui/lib/language.ts";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { Info, MessagesSquare } from "lucide-react";
import { useRouter } from "next/navigation";
import { useMemo, useRef, useState } from "react";
import { useCoach } from "@/features/coaches/queries";
import { aboveComposer, CrisisBanner } from "@/lib/crisis-banner";
import { inHardMoment, useBeganBefore, useRisk, useRiskFailure } from "@/lib/risk";
import { SubscribeLink } from "@/lib/subscribe-link";
import { useUser } from "@/lib/user";
import type { Companion } from "./address";
import { cancelExchange } from "./exchange";
import { mergeTalk } from "./message";
import { deleteTalk, useTalk } from "./queries";
import { TalkActions } from "./talk-actions";
import { TalkHeader } from "./talk-header";
import { useDistress } from "./use-distress";
import { peerOf, type Talking, useTalking } from "./use-talking";

/** Props of {@link Talk}. */
export interface TalkProps {
  companion: Companion;
  /** It does not reply to this member now; undefined until known. */
  locked: boolean | undefined;
}

/** A talk with one companion: messages, the reply in progress, help after words of distress, and the composer. */
export function Talk({ companion, locked }: TalkProps) {
  const { code, name } = companion;
  const client = useQueryClient();
  const talk = useTalk(code);
  const pages = talk.data?.pages;
  const stored = useMemo(
    () => pages?.reduceRight((all, page) => mergeTalk(all, page.messages), mergeTalk([], [])),
    [pages],
  );
  const talking = useTalking(code, stored, locked === false);
  const [draft, setDraft] = useDraft(peerOf(code));
  const box = useRef<HTMLTextAreaElement>(null);
  const [asking, setAsking] = useState(false);
  const distress = useDistress(stored, talking, draft);
  const risk = useRisk();
  // In a hard moment the program speaks without a character.
  const plain = inHardMoment(risk);
  const beganBefore = useBeganBefore(risk);
  const unknown = useRiskFailure() !== null;
  const { data: user } = useUser();
  const coach = useCoach(plain ? user?.coachId : null).data;

  if (!stored || locked === undefined) {
    return (
      <>
        <TalkHeader companion={companion} plain={plain} />
        {talk.error ? (
          <div className="grid flex-1 place-items-center overflow-y-auto p-2.5">
            <CrisisBanner compact announce={false} className="self-start" />
            <EmptyState
              role="alert"
              seed="companions"
              headingLevel={2}
              title={words.talkFailed}
              description={messageOf(talk.error, errors.somethingWrong)}
              action={
                <Button pending={talk.isFetching} pendingText={common.loading} onClick={() => void talk.refetch()}>
                  {common.retry}
                </Button>
              }
            />
          </div>
        ) : (
          <Loading />
        )}
      </>
    );
  }

  const answer = answerOf(talking, name);
  const empty = talking.entries.length === 0;
  return (
    <>
      <TalkHeader companion={companion} plain={plain} onDelete={empty ? undefined : () => setAsking(true)} />
      <CompanionTalk
        companion={plain ? null : code}
        entries={talking.entries}
        answer={answer}
        question={
          risk?.question && talking.current === null && talking.unanswered === null
            ? {
                label: riskWords.questionLabel,
                note: riskWords.questionNote,
                answers: [riskWords.yes, riskWords.sometimes, riskWords.no, riskWords.declined],
                onAnswer: talking.send,
              }
            : undefined
        }
        // While a question is open only its answers are offered.
        next={
          plain ? (
            coach && !risk?.question ? (
              <TellCoach coachId={coach.id} name={coach.name.split(" ")[0] ?? coach.name} />
            ) : undefined
          ) : (
            <>
              {pages?.[0]?.noticeDue && !empty && talking.current === null ? (
                // Before use. In an empty talk the opening says it, and in a hard moment the header.
                <SystemNote icon={<Info />}>{words.noticeText({ name })}</SystemNote>
              ) : null}
              {answer === null && talking.unanswered === null && !locked ? (
                <TalkActions
                  companion={code}
                  actions={stored.at(-1)?.actions ?? []}
                  onSay={talking.send}
                  onRephrase={() => box.current?.focus()}
                />
              ) : null}
            </>
          )
        }
        labels={{
          locale,
          list: words.talkLabel({ name }),
          you: words.you,
          companion: plain ? words.plainName : name,
          thinking: words.thinking({ name }),
          answering: words.answering({ name }),
          sending: words.sending,
          failed: words.notSent,
          retry: words.tryAgain,
          fetch: words.fetch,
          today: words.today,
          yesterday: words.yesterday,
          earlier: words.earlier,
          loadingEarlier: words.loadingEarlier,
          start: words.start,
          jumpToNewest: words.jumpToNewest,
        }}
        opening={
          locked ? (
            <CompanionOpening
              companion={code}
              title={words.lockedTitle({ name })}
              text={words.lockedText({ name })}
              action={<Join />}
            />
          ) : (
            <CompanionOpening
              companion={code}
              title={words.openingTitle({ name })}
              text={words.openingText}
              beginLabel={words.begin}
              beginnings={words.beginnings[code].map((text: string) => ({ text, lang: languageOf(text) }))}
              onBegin={(text) => {
                setDraft(text);
                box.current?.focus();
              }}
            />
          )
        }
        hasEarlier={talk.hasNextPage}
        loadingEarlier={talk.isFetchingNextPage}
        earlierFailed={talk.isFetchNextPageError ? messageOf(talk.error, errors.somethingWrong) : undefined}
        onLoadEarlier={() => void talk.fetchNextPage()}
        onRetry={({ id, text, createdAt }) => talking.again({ id, text, createdAt })}
        onFetch={() => {
          const unanswered = talking.current ?? talking.unanswered;
          if (unanswered) talking.again({ id: unanswered.id, text: unanswered.text, createdAt: unanswered.createdAt });
        }}
      />
      {plain || unknown || distress.shown ? (
        <CrisisBanner
          className={aboveComposer}
          compact={plain}
          announce={(plain || distress.shown) && distress.fresh && !beganBefore}
        />
      ) : null}
      {locked ? (
        empty ? null : (
          <div className="flex flex-wrap items-center justify-center gap-x-5 gap-y-2.5 border-line border-t bg-surface px-4 pt-3 pb-[max(14px,env(safe-area-inset-bottom))] text-small">
            <p className="max-w-[52ch] text-pretty">{words.lockedRead({ name })}</p>
            <Join />
          </div>
        )
      ) : (
        <Composer
          inputRef={box}
          value={draft}
          onValueChange={setDraft}
          onSend={(text) => {
            setDraft("");
            talking.send(text);
          }}
          // One reply at a time: during it the next message can be written, but not sent.
          sending={talking.current !== null && talking.current.phase !== "stopped"}
          label={words.composerLabel({ coachName: name })}
          placeholder={plain ? riskWords.ownWords : words.placeholder({ name })}
          sendLabel={words.send}
          limit={limits.messageText}
          leftLabel={(left) =>
            left < 0 ? messages.charactersOver({ count: -left }) : messages.charactersLeft({ count: left })
          }
          maxHeight={limits.companionBoxMaxPx}
        />
      )}
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.deleteTitle({ name })}
        description={words.deleteText({ name })}
        confirmLabel={words.deleteConfirm}
        pendingLabel={words.deleting}
        cancelLabel={words.keep}
        destructive
        onConfirm={async () => {
          try {
            await deleteTalk(client, code);
          } catch (error) {
            return `${words.deleteFailed} ${messageOf(error, errors.somethingWrong)}`;
          }
          cancelExchange(code);
          talking.forget();
          toast({ title: words.deleted.title, description: words.deleted.text({ name }) });
          return undefined;
        }}
      />
    </>
  );
}

/** Returns the placeholder of a reply that has not arrived. */
function answerOf({ current, unanswered, live }: Talking, name: string): TalkAnswer | null {
  if (current === null) {
    // Requested again as soon as there is a connection.
    if (!unanswered || live === "connecting") return null;
    return { phase: "stopped", text: "", sentence: words.unanswered({ name }) };
  }
  switch (current.phase) {
    case "sending":
      return null;
    case "stopped":
      return { phase: "stopped", text: current.answer, sentence: sentenceOf(current.sentence, live, name) };
    case "thinking":
      return { phase: "thinking" };
    case "writing":
      return { phase: "writing", text: current.answer };
  }
}

function sentenceOf(said: string | null, live: Talking["live"], name: string): string {
  if (said) return said;
  return live === "open" ? `${words.stopped} ${words.stoppedText({ name })}` : words.stoppedOffline;
}

/** Opens the chat with the coach with a message that the member can change. Nothing is sent without them. */
function TellCoach({ coachId, name }: { coachId: string; name: string }) {
  const router = useRouter();
  const [draft, setDraft] = useDraft(coachId);
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        variant="quiet"
        size="sm"
        className="-ml-3"
        onClick={() => {
          // What the member has begun to write to the coach stays.
          if (draft.trim() === "") setDraft(riskWords.tellDraft);
          router.push(`${routes.messages.path}?coach=${coachId}`);
        }}
      >
        <MessagesSquare aria-hidden="true" />
        {riskWords.tellCoach({ coachName: name })}
      </Button>
      <p className="text-fine text-ink-muted">{riskWords.tellNote}</p>
    </div>
  );
}

function Join() {
  return (
    <Button asChild>
      <SubscribeLink>{words.join}</SubscribeLink>
    </Button>
  );
}

function Loading() {
  return (
    <SkeletonGroup
      label={common.loading}
      className="mx-auto flex w-full max-w-[920px] flex-1 flex-col justify-end gap-3 p-5"
    >
      <Skeleton shape="block" className="w-3/5" />
      <Skeleton shape="block" className="w-2/5 self-end" />
      <Skeleton shape="block" className="h-18 w-3/5" />
    </SkeletonGroup>
  );
}
