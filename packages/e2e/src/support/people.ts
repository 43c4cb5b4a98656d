import { randomBytes } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { addressOf, originOf } from "./addresses";

/** The password of the demonstration data's accounts. New accounts cannot have it. */
export const demoPassword = "Namaste123";

/** The password of new accounts. */
export const password = "Tamarind4Rice";

/** The input of a registration. */
export interface Person {
  firstName: string;
  lastName: string;
  username: string;
  email: string;
}

/** A coach of the demonstration data. */
export interface DemoCoach {
  name: string;
  firstName: string;
  email: string;
}

const coach = (slug: string, name: string): DemoCoach => ({
  name,
  firstName: name.split(" ")[0] ?? name,
  email: `${slug}@aangan.example`,
});

/**
 * Coaches of the demonstration data. Kabir's account is not active. No test signs in as Leela, so that messages to her
 * stay "sent" whatever parallel tests do. Vikram has published no hours.
 */
export const coaches = {
  meera: coach("meera", "Meera Krishnan"),
  farah: coach("farah", "Farah Siddiqui"),
  thomas: coach("thomas", "Thomas Kurian"),
  kabir: coach("kabir", "Kabir Malhotra"),
  leela: coach("leela", "Leela Fernandes"),
  ananya: coach("ananya", "Ananya Bose"),
  devika: coach("devika", "Devika Rao"),
  // Tests change their hours: each belongs to one window size.
  nimisha: coach("nimisha", "Nimisha Shah"),
  selvam: coach("selvam", "Selvam Arulraj"),
  // His waiting clients appear in his day: he belongs to one test.
  amrit: coach("amrit", "Amrit Singh Sethi"),
  harpreet: coach("harpreet", "Harpreet Gill"),
  vikram: coach("vikram", "Vikram Deshpande"),
  // A test changes their saved replies: each belongs to one test, in one window size.
  tenzin: coach("tenzin", "Tenzin Lama"),
  noor: coach("noor", "Noor Fatima Rizvi"),
  // One test changes her profile.
  zoya: coach("zoya", "Zoya Merchant"),
} as const;

/** The administrator of the demonstration data, who does not coach. */
export const administrator: DemoCoach = coach("admin", "Sudha Parthasarathy");

/** Returns a unique person, so that parallel tests never interfere. */
export function newPerson(firstName = "Kavya"): Person {
  const mark = randomBytes(6).toString("hex");
  // No digits: names are displayed, and a test finds its own person by them.
  const lastName = `Test${[...mark].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 16))).join("")}`;
  return { firstName, lastName, username: `e2e_${mark}`, email: `e2e_${mark}@example.com` };
}

/** First and last name, as shown to the coach. */
export const fullName = ({ firstName, lastName }: Person): string => `${firstName} ${lastName}`;

async function post(context: BrowserContext, address: string, data: object): Promise<unknown> {
  const response = await context.request.post(address, { data });
  expect(response.ok(), `POST ${address}: ${response.status()} ${await response.text()}`).toBe(true);
  return response.json();
}

/** Registers a new member over the API and leaves the context signed in. */
export async function register(context: BrowserContext, person = newPerson()): Promise<Person> {
  await post(context, `${originOf("member")}/api/register`, { ...person, password, timeZone: "America/Los_Angeles" });
  return person;
}

async function answerOnboarding(context: BrowserContext): Promise<void> {
  await post(context, `${originOf("member")}/api/user-onboarding`, {
    region: "south_india",
    religion: "not_specified",
    age: 29,
    gender: "female",
    language: "en",
    focus: ["family", "identity"],
  });
}

/** Answers the first questions of a new member over the API, and marks the tour as seen. */
export async function completeOnboarding(context: BrowserContext): Promise<void> {
  await answerOnboarding(context);
  await post(context, `${originOf("member")}/api/user-preferences/tour-completed`, {});
}

/** Registers a member who has answered the first questions and not seen the tour, so that it opens. */
export async function registerBeforeTour(context: BrowserContext, person = newPerson()): Promise<Person> {
  await register(context, person);
  await answerOnboarding(context);
  return person;
}

/** Registers a member who has answered the first questions and seen the tour. */
export async function registerOnboarded(context: BrowserContext, person = newPerson()): Promise<Person> {
  await register(context, person);
  await completeOnboarding(context);
  return person;
}

/** Registers a member with a coach, and so with the coach's welcome message. */
export async function registerWithCoach(
  context: BrowserContext,
  coach: DemoCoach = coaches.leela,
  person = newPerson(),
): Promise<Person & { coachId: string }> {
  await registerOnboarded(context, person);
  return { ...person, coachId: await chooseCoach(context, coach) };
}

/** Chooses a coach for the signed-in member over the API, and returns the coach's id. */
export async function chooseCoach(context: BrowserContext, coach: DemoCoach): Promise<string> {
  const answer = await context.request.get(`${originOf("member")}/api/coaches`);
  const list: { id: string; name: string }[] = await answer.json();
  const coachId = list.find(({ name }) => name === coach.name)?.id;
  if (!coachId) throw new Error(`${coach.name} is not among the coaches`);
  await post(context, `${originOf("member")}/api/user/coach`, { coachId });
  return coachId;
}

/** Signs a member in over the API. */
export async function signIn(context: BrowserContext, username: string): Promise<void> {
  const secret = username.startsWith("e2e_") ? password : demoPassword;
  await post(context, `${originOf("member")}/api/login`, { username, password: secret });
}

/** Signs a coach in over the API. */
export async function signInCoach(context: BrowserContext, { email }: DemoCoach): Promise<void> {
  await post(context, `${originOf("coach")}/api/coach/login`, { email, password: demoPassword });
}

/** Signs a coach in and opens the portal. */
export async function openPortal(page: Page, coach: DemoCoach): Promise<void> {
  await signInCoach(page.context(), coach);
  await page.goto(addressOf("coachDashboard"));
}

/** Deletes the cookies. Leaves the product's pages first, because an open page would redirect to the login. */
export async function clearSession(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.context().clearCookies();
}
