import { type APIRequestContext, type BrowserContext, expect } from "@playwright/test";
import { originOf } from "./addresses";
import { authenticatorCode } from "./authenticator";
import { emailsContaining } from "./emails";
import { administrator, demoPassword, newPerson, password } from "./people";

/** An invited coach. */
export interface InvitedCoach {
  name: string;
  email: string;
}

/** Invites a coach with a unique name over the API. They have no password until they follow the email's link. */
export async function inviteCoach(request: APIRequestContext, firstName = "Revathi"): Promise<InvitedCoach> {
  const { email, lastName } = newPerson();
  const invited = { name: `${firstName} ${lastName}`, email };
  await request.post(`${originOf("coach")}/api/coach/login`, {
    data: { email: administrator.email, password: demoPassword },
  });
  const answer = await request.post(`${originOf("coach")}/api/coach/admin/coaches`, { data: invited });
  expect(answer.status(), await answer.text()).toBe(201);
  return invited;
}

/** Returns the link in the newest email to a coach that opens this page. */
export async function emailLink(email: string, page: "invitation" | "reset"): Promise<string> {
  const pattern = new RegExp(`${originOf("coach")}/coach/login/${page}\\?token=\\S+`);
  const found = async () =>
    (await emailsContaining(email)).map(({ text }) => pattern.exec(text)?.[0]).filter((link) => link !== undefined);
  await expect
    .poll(async () => (await found()).length, { message: `an email with a link to ${page}` })
    .toBeGreaterThan(0);
  return (await found()).at(-1) ?? "";
}

/** Accepts an invitation over the API and leaves the context signed in. */
export async function acceptInvitation(
  context: BrowserContext,
  { email }: InvitedCoach,
  secret: string,
): Promise<void> {
  const token = new URL(await emailLink(email, "invitation")).searchParams.get("token");
  const answer = await context.request.post(`${originOf("coach")}/api/coach/invitation`, {
    data: { token, password: secret, timeZone: "Asia/Kolkata" },
  });
  expect(answer.ok(), `accepting the invitation: ${answer.status()} ${await answer.text()}`).toBe(true);
}

/** Turns on two-step login over the API for a coach who has just accepted an invitation; returns the secret. */
export async function enableTwoStep(context: BrowserContext, secret: string = password): Promise<string> {
  const address = `${originOf("coach")}/api/coach/second-factor`;
  const begun = await context.request.post(address, { data: { password: secret } });
  expect(begun.ok(), await begun.text()).toBe(true);
  const { secret: appSecret }: { secret: string } = await begun.json();
  const confirmed = await context.request.post(`${address}/confirm`, { data: { code: authenticatorCode(appSecret) } });
  expect(confirmed.ok(), await confirmed.text()).toBe(true);
  return appSecret;
}
