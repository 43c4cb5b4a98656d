import type { ReactNode } from "react";
import type { GoalText } from "./goal-form";

/** One of the two sides of a goal. */
export type GoalSide = "member" | "coach";

/** A goal as either BFF sends it. */
export interface BoardGoal {
  id: string;
  title: string;
  detail: string;
  proposedBy: GoalSide;
  agreed: boolean;
  agreedAt: string | null;
  waitsFor: "" | GoalSide;
  state: "open" | "reached" | "let_go";
  closedAt: string | null;
  version: number;
  removable: boolean;
}

/** The actions on goals. Each throws an `ApiError`, and refetches the goals. */
export interface GoalActions {
  propose: (text: GoalText) => Promise<{ id: string }>;
  change: (goal: BoardGoal, text: GoalText) => Promise<unknown>;
  agree: (goal: BoardGoal) => Promise<unknown>;
  close: (goal: BoardGoal, state: "reached" | "let_go") => Promise<unknown>;
  reopen: (goal: BoardGoal) => Promise<unknown>;
  takeBack: (goal: BoardGoal) => Promise<unknown>;
}

/** The viewer of goals, and the presentation. */
export interface GoalView {
  /** The viewer's side. */
  side: GoalSide;
  /** The other person's name. */
  other: string;
  /** The user's zone. */
  zone: string;
  /** Level of the titles. */
  level: 2 | 3 | 4;
  /** Renders a notice about a goal's text; for the coach. */
  noteOf?: (goal: BoardGoal) => ReactNode;
  /** Renders help for a draft. */
  help?: (writing: string) => ReactNode;
}
