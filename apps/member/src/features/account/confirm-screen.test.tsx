import * as auth from "@aangan/copy/auth";
import * as confirmAddress from "@aangan/copy/confirm-address";
import * as words from "@aangan/copy/confirm-page";
import * as deadLink from "@aangan/copy/dead-link";
import { routes } from "@aangan/copy/routes";
import { errorResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { asha } from "@/lib/fixtures";
import { ConfirmAddress } from "./confirm-address";
import { ConfirmScreen } from "./confirm-screen";

const initialUrl = window.location.href;
const heading = page.getByRole("heading", { level: 1 });
const main = page.getByRole("main");

afterEach(() => window.history.replaceState(null, "", initialUrl));

describe("ConfirmScreen", () => {
  const open = (query: string, answers: Record<string, unknown> = {}) => {
    window.history.replaceState(null, "", `/auth/confirm${query}`);
    renderPart(<ConfirmScreen />, answers);
  };

  it("shows failures, and an address that another account has confirmed", async () => {
    const responses = [
      () => {
        throw new TypeError("Failed to fetch");
      },
      () => new Response("<html>Bad Gateway</html>", { status: 502, headers: { "Content-Type": "text/html" } }),
      () => errorResponse(409, "This email belongs to another account now."),
    ];
    open("?token=anything", { "POST /api/email/confirm": () => responses.shift()?.() });
    const confirm = page.getByRole("button", { name: words.yes });
    for (const message of ["We couldn't reach the server.", "Something went wrong. Please try again."]) {
      await confirm.click();
      await expect.element(page.getByRole("alert")).toHaveTextContent(message);
    }
    await confirm.click();
    await expect.element(heading).toHaveTextContent(words.takenHeading);
    await expect.element(page.getByRole("link", { name: auth.logIn })).toHaveAttribute("href", routes.auth.path);
  });

  it("explains an incomplete link", async () => {
    open("");
    await expect.element(heading).toHaveTextContent(deadLink.heading);
    await expect.element(main).toHaveTextContent(deadLink.incomplete);
  });
});

describe("ConfirmAddress", () => {
  const reminder = page.getByRole("region", { name: confirmAddress.label });
  const open = (answer: unknown) =>
    renderPart(
      <>
        <p>Dashboard</p>
        <ConfirmAddress />
      </>,
      { "GET /api/user": { ...asha, emailConfirmed: false }, "POST /api/email/confirmation": answer },
    );

  it("shows why the email was not sent, confirms a sent one, and stays dismissed after a reload", async () => {
    const responses = [() => errorResponse(429, "That was a lot of letters. Please wait 5 minutes.")];
    const answer = () => responses.shift()?.();
    open(answer);
    await expect.element(reminder).toHaveTextContent(confirmAddress.first({ email: asha.email }));
    const send = reminder.getByRole("button", { name: confirmAddress.sendAgain });
    await send.click();
    await expect.poll(currentToast).toMatchObject({
      title: confirmAddress.failed,
      description: "That was a lot of letters. Please wait 5 minutes.",
      variant: "destructive",
    });
    await send.click();
    await expect.poll(currentToast).toMatchObject({
      title: confirmAddress.sent.title,
      description: confirmAddress.sent.text({ email: asha.email }),
    });
    await reminder.getByRole("button", { name: confirmAddress.notNow }).click();
    await expect.element(reminder).not.toBeInTheDocument();
    let fetches = 0;
    renderPart(
      <>
        <p>Dashboard</p>
        <ConfirmAddress />
      </>,
      {
        "GET /api/user": () => {
          fetches += 1;
          return { ...asha, emailConfirmed: false };
        },
      },
    );
    await expect.poll(() => fetches).toBe(1);
    await expect.element(page.getByText("Dashboard")).toBeInTheDocument();
    await expect.element(reminder).not.toBeInTheDocument();
  });
});
