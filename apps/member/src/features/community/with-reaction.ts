import type { ReactionKind, Reactions } from "./queries";

const counted = { Support: "support", SameHere: "sameHere", ThankYou: "thankYou" } as const;

/** Returns the reactions after the member's own of a kind was set to `on`; unchanged if it already was. */
export function withReaction(reactions: Reactions, kind: ReactionKind, on: boolean): Reactions {
  if (reactions.yours.includes(kind) === on) return reactions;
  const count = counted[kind];
  return {
    ...reactions,
    [count]: Math.max(0, reactions[count] + (on ? 1 : -1)),
    yours: on ? [...reactions.yours, kind] : reactions.yours.filter((own) => own !== kind),
  };
}
