import * as administration from "@aangan/copy/administration";
import { routes } from "@aangan/copy/routes";
import { renderPage } from "@aangan/testing/render-part.tsx";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { twoStepHref } from "@/lib/admin-access";
import { administering, leela } from "@/lib/fixtures";
import { AdminFrame } from "./admin-frame";

const initialUrl = window.location.href;
const currentPath = () => window.location.pathname + window.location.search;
const frame = () => <AdminFrame>{() => <h1>The page</h1>}</AdminFrame>;

beforeEach(() => window.history.replaceState(null, "", routes.coachAdmin.path));
afterEach(() => window.history.replaceState(null, "", initialUrl));

it("redirects an administrator without the required two-step login to its setup, and renders no page", async () => {
  renderPage(frame(), {
    ...administering,
    "GET /api/coach/profile": { ...leela, secondFactor: { enabled: false, required: true, satisfied: false } },
  });
  await expect.poll(currentPath).toBe(twoStepHref);
  await expect.element(page.getByRole("heading", { name: "The page" })).not.toBeInTheDocument();
});

it("renders the page without a redirect for an administrator with access", async () => {
  renderPage(frame(), administering);
  await expect.element(page.getByRole("heading", { name: "The page" })).toBeInTheDocument();
  expect(currentPath()).toBe(routes.coachAdmin.path);
  const links = page.getByRole("link", { name: administration.name, exact: true });
  await expect.element(links.first()).toHaveAttribute("href", routes.coachAdmin.path);
});
