import { randomUUID } from "node:crypto";
import { type BrowserContext, expect } from "@playwright/test";
import { originOf } from "./addresses";

/** The fields of a post; the others have defaults. */
export interface NewPost {
  title: string;
  content?: string;
  category?: string;
  tags?: string[];
}

/** Accepts the guidelines for the signed-in member over the API. */
export async function acceptGuidelines(context: BrowserContext): Promise<void> {
  const answer = await context.request.post(`${originOf("member")}/api/forum-alias/accept-guidelines`, { data: {} });
  expect(answer.ok(), `accepting: ${answer.status()} ${await answer.text()}`).toBe(true);
}

/**
 * Writes a post over the API as the signed-in member, who has accepted the guidelines; returns its id and pseudonym.
 */
export async function writePost(
  context: BrowserContext,
  { title, content = "A few lines about an ordinary day.", category = "wellness", tags = [] }: NewPost,
): Promise<{ id: string; name: string }> {
  const data = { id: randomUUID(), title, content, category, tags };
  const answer = await context.request.post(`${originOf("member")}/api/posts`, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id, author } = await answer.json();
  return { id, name: author.name };
}
