import type { Paragraph } from "../prose";

/** A question with its answer. `id` is its anchor: `/faq#<id>` opens it. */
export interface Question {
  id: string;
  question: string;
  answer: readonly Paragraph[];
  /** Whether the helplines appear below the answer. */
  helplines: boolean;
}

/** Questions about one thing. One of them is open at a time. */
export interface QuestionGroup {
  id: string;
  title: string;
  questions: readonly Question[];
}

/** Returns a question without helplines below its answer. */
export const ask = (id: string, question: string, ...answer: Paragraph[]): Question => ({
  id,
  question,
  answer,
  helplines: false,
});
