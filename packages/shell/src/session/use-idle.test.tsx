import { renderPart } from "@aangan/testing/render-part.tsx";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { useIdle } from "./idle";

const minute = 60_000;

function Watched({ onBeat }: { onBeat: () => void }) {
  useIdle({
    enabled: true,
    storageKey: "use_idle_test",
    limitMs: 30 * minute,
    warnMs: 2 * minute,
    beatMs: 0,
    onBeat,
    onEnd: () => undefined,
  });
  return (
    <div role="log" className="list" style={{ height: 100, overflow: "auto" }}>
      <p style={{ height: 3000 }}>Long.</p>
    </div>
  );
}

/** Waits for the scroll event, which the browser fires with the next frame. */
const nextFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

it("useIdle ignores the scrolling of a list, and counts the scrolling of the page as activity", async () => {
  const onBeat = vi.fn();
  renderPart(<Watched onBeat={onBeat} />);
  const list = page.getByRole("log");
  await expect.element(list).toBeInTheDocument();
  const scrolled = vi.fn();
  window.addEventListener("scroll", scrolled, { capture: true });
  list.element().scrollTop = 500;
  await expect.poll(() => scrolled.mock.calls.length).toBeGreaterThan(0);
  await nextFrames();
  expect(onBeat).not.toHaveBeenCalled();
  document.body.style.height = "4000px";
  window.scrollTo(0, 300);
  await expect.poll(() => onBeat.mock.calls.length).toBeGreaterThan(0);
  window.removeEventListener("scroll", scrolled, { capture: true });
  document.body.style.height = "";
  window.localStorage.removeItem("use_idle_test");
});
