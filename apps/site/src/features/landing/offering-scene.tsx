import * as landing from "@aangan/copy/landing";
import { CompanionTile } from "@aangan/ui/art/companion-tile/companion-tile.tsx";
import { JaaliLight } from "@aangan/ui/art/jaali-light/jaali-light.tsx";
import { KolamTile } from "@aangan/ui/art/kolam-tile/kolam-tile.tsx";
import { Niche } from "@aangan/ui/art/niche/niche.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { CheckCheck, Clock, HandHeart, Users } from "lucide-react";
import type { ReactNode } from "react";
import type { OfferingId } from "./offering-art";

const { scenes } = landing;

/**
 * A sketch of each offering in use: a booking with both clocks, a conversation, a companion that identifies itself as
 * a program, a thread without names. Hidden from screen readers, since the text next to it is equivalent.
 */
export function OfferingScene({ id }: { id: OfferingId }) {
  const Scene = SCENES[id];
  return (
    <div aria-hidden="true" className={cn("select-none", id === "ai-companion" && "later [--later:316px]")}>
      <Scene />
    </div>
  );
}

const SCENES: Record<OfferingId, () => ReactNode> = {
  coaching: Booking,
  "text-support": Conversation,
  "ai-companion": Companion,
  "peer-community": Thread,
};

function Panel({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={cn(
        "relative isolate flex min-h-[300px] flex-col justify-center overflow-hidden rounded-card px-4 py-8 frame:min-h-[340px] frame:px-9",
        className,
      )}
    >
      {children}
    </div>
  );
}

function Booking() {
  return (
    <Panel className="bg-wall">
      <div className="later absolute inset-0 -z-10">
        <div className="absolute inset-x-0 bottom-0 h-[84px] border-floor border-t-4 bg-dado" />
        <JaaliLight className="h-auto w-[300px]" soft={0.6} />
      </div>
      <div className="flex items-end gap-5 frame:gap-8">
        <Niche portrait="ananya" className="w-[104px] shrink-0 frame:w-[148px]" />
        <div className="min-w-0 flex-1 rounded-card bg-surface p-4 text-ink shadow-cast-2 frame:p-5">
          <p className="font-display text-h3">{scenes.slotsTitle}</p>
          <ul className="mt-2 grid grid-cols-2 gap-2">
            {scenes.slots.map((slot, index) => (
              <li
                key={slot}
                className={cn(
                  "rounded-control border py-1.5 text-center font-semibold text-small tabular-nums",
                  index === 0 ? "border-primary bg-primary text-on-primary" : "border-line-strong bg-raised",
                )}
              >
                {slot}
              </li>
            ))}
          </ul>
          <p className="mt-3 flex items-start gap-2 text-small leading-snug">
            <Clock className="mt-0.5 size-4 shrink-0" />
            <span>
              <b className="font-semibold">{scenes.yours}</b>
              <span className="block text-ink-muted">{scenes.theirs}</span>
            </span>
          </p>
        </div>
      </div>
    </Panel>
  );
}

function Bubble({ own = false, children }: { own?: boolean; children: ReactNode }) {
  return (
    <p
      className={cn(
        "max-w-[min(84%,360px)] rounded-card px-3.5 py-2.5 leading-6",
        own ? "self-end rounded-br-[3px] bg-primary-soft text-ink" : "self-start rounded-tl-[3px] bg-raised text-ink",
      )}
    >
      {children}
    </p>
  );
}

function Conversation() {
  return (
    <Panel className="gap-2.5 bg-cloth-indigo">
      <Bubble own>{scenes.sent}</Bubble>
      <Bubble own>{scenes.sentAgain}</Bubble>
      <p className="flex items-center gap-1.5 self-end text-fine text-on-cloth">
        <CheckCheck className="size-4" />
        {scenes.seen}
      </p>
      <Bubble>{scenes.answer}</Bubble>
      <p className="mt-2 self-center text-center text-fine text-on-cloth">{scenes.promise}</p>
    </Panel>
  );
}

function Companion() {
  return (
    <Panel className="gap-2.5 bg-cloth-neem">
      <p className="mb-1 flex items-center gap-3 text-on-cloth">
        <CompanionTile companion="tara" className="size-11 ring-1 ring-on-cloth/40" />
        <span className="font-display text-h3">{scenes.companion}</span>
        <span className="rounded-tile border border-on-cloth/50 px-2 text-fine">{scenes.isProgram}</span>
      </p>
      <Bubble>{scenes.hello}</Bubble>
      <Bubble own>
        <span lang="hi">{scenes.askHindi}</span>
      </Bubble>
      <Bubble>
        <span lang="hi">{scenes.reply}</span>
      </Bubble>
    </Panel>
  );
}

function Thread() {
  return (
    <Panel className="bg-sunk">
      <div className="rounded-card bg-surface p-5 text-ink shadow-cast-2 frame:p-6">
        <p className="flex items-center gap-3 text-small">
          <KolamTile seed="leaf-1" ground="turmeric" className="size-9" />
          <b className="font-semibold">{scenes.threadBy}</b>
        </p>
        <p className="mt-3 font-display text-h3">{scenes.threadTitle}</p>
        <p className="mt-1 text-ink-muted">{scenes.threadText}</p>
        <p className="mt-3 flex flex-wrap gap-2">
          <Reaction icon={<HandHeart className="size-4" />} label={scenes.support} />
          <Reaction icon={<Users className="size-4" />} label={scenes.same} />
        </p>
        <div className="mt-4 flex gap-3 border-line border-t pt-4 text-small">
          <KolamTile seed="leaf-4" ground="neem" className="size-9" />
          <p>
            <b className="block font-semibold">{scenes.answerBy}</b>
            {scenes.threadAnswer}
          </p>
        </div>
      </div>
    </Panel>
  );
}

function Reaction({ icon, label }: { icon: ReactNode; label: string }) {
  return (
    <span className="inline-flex h-8 items-center gap-1.5 rounded-tile border border-line-strong bg-raised px-2.5 font-semibold text-label">
      {icon}
      {label}
    </span>
  );
}
