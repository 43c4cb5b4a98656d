import { renderPart } from "@aangan/testing/render-part.tsx";
import { useQuery } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { page } from "vitest/browser";

function Plan() {
  const plan = useQuery({ queryKey: ["plan"], queryFn: async () => (await fetch("/api/plan")).json() });
  return <p>{plan.data}</p>;
}

it("LiveProvider refetches everything when the page is restored from bfcache", async () => {
  let plan = "Yesterday's";
  renderPart(<Plan />, { "GET /api/plan": () => plan });
  await expect.element(page.getByText("Yesterday's")).toBeInTheDocument();
  plan = "Today's";
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await expect.element(page.getByText("Today's")).toBeInTheDocument();
});
