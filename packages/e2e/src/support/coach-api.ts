import { expect, type Page } from "@playwright/test";
import { originOf } from "./addresses";
import { type DemoCoach, fullName, type Person, signInCoach } from "./people";

/** A coach's actions for one client over the API, for tests of the member's screen. */
export class CoachApi {
  private constructor(
    readonly page: Page,
    readonly clientId: string,
  ) {}

  /** Signs the coach in, in another browser context, and finds the client in their list. */
  static async open(page: Page, coach: DemoCoach, member: Person): Promise<CoachApi> {
    await signInCoach(page.context(), coach);
    const answer = await page.request.get(`${originOf("coach")}/api/coach/clients`);
    const clients: { id: string; firstName: string; lastName: string }[] = await answer.json();
    const client = clients.find((one) => fullName({ ...member, ...one }) === fullName(member));
    if (!client) throw new Error(`${fullName(member)} is not among the clients of ${coach.name}`);
    return new CoachApi(page, client.id);
  }

  async write(text: string): Promise<void> {
    await this.#post("messages", { text });
  }

  /** Proposes a goal. */
  async proposeGoal(title: string): Promise<void> {
    await this.#post("goals", { title, detail: "" });
  }

  /** Proposes another time for a session: the last free one. The session's own time counts as free too. */
  async proposeTime(session: { id: string; date: string }): Promise<void> {
    const address = `${originOf("coach")}/api/coach/sessions/${session.id}`;
    const { slots }: { slots: { startsAt: string }[] } = await (await this.page.request.get(`${address}/slots`)).json();
    const others = slots.filter(({ startsAt }) => Date.parse(startsAt) !== Date.parse(session.date));
    const data = { date: others.at(-1)?.startsAt, note: "My daughter's school play is that evening." };
    const answer = await this.page.request.patch(address, { data });
    expect(answer.ok(), `PATCH ${address}: ${answer.status()} ${await answer.text()}`).toBe(true);
  }

  async setTyping(typing: boolean): Promise<void> {
    await this.#post("typing", { typing });
  }

  async #post(path: string, data: object): Promise<void> {
    const address = `${originOf("coach")}/api/coach/clients/${this.clientId}/${path}`;
    const answer = await this.page.request.post(address, { data });
    expect(answer.ok(), `POST ${address}: ${answer.status()} ${await answer.text()}`).toBe(true);
  }
}
