import * as words from "@aangan/copy/install";
import { storage } from "@aangan/copy/storage";
import { renderPart } from "@aangan/testing/render-part.tsx";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { appInstallable, appNameScript } from "@/lib/app-names";
import { InstallSection } from "./install-section";

const install = page.getByRole("button", { name: words.install });
const radio = (name: string) => page.getByRole("radio", { name });
const linked = () =>
  ["link[rel=manifest]", "link[rel=apple-touch-icon]", "meta[name=apple-mobile-web-app-title]"].map((tag) => {
    const found = document.querySelectorAll(tag);
    expect(found).toHaveLength(1);
    return found[0]?.getAttribute("href") ?? found[0]?.getAttribute("content");
  });

let stop: AbortController;
beforeEach(() => {
  // As in the head of a page. Its listeners end with the test.
  stop = new AbortController();
  const add = window.addEventListener;
  vi.spyOn(window, "addEventListener").mockImplementation((type: string, listener: unknown) =>
    add.call(window, type, listener as EventListener, { signal: stop.signal }),
  );
  new Function("addEventListener", appNameScript({ aangan: "Aangan", notes: "Notes" }))(window.addEventListener);
  vi.restoreAllMocks();
});
afterEach(() => {
  stop.abort();
  window.localStorage.removeItem(storage.appName);
  window.appInstall = null;
  for (const tag of document.querySelectorAll("link[rel=manifest],link[rel=apple-touch-icon],meta[name^=apple]"))
    tag.remove();
});

it("links the manifest, icon and name that are chosen on this device", async () => {
  expect(linked()).toEqual(["/app-manifests/aangan.webmanifest", "/app-icons/aangan-apple.png", "Aangan"]);
  renderPart(<InstallSection sharedDevice={false} />);
  await expect.element(radio("Aangan")).toBeChecked();
  await radio(words.notes).click();
  await expect.element(radio(words.notes)).toBeChecked();
  expect(linked()).toEqual(["/app-manifests/notes.webmanifest", "/app-icons/notes-apple.png", "Notes"]);
  expect(window.localStorage.getItem(storage.appName)).toBe("notes");
  await radio("Aangan").click();
  expect(linked()[0]).toBe("/app-manifests/aangan.webmanifest");
  expect(window.localStorage.getItem(storage.appName)).toBeNull();
});

it("installs where the browser offers it, and says how elsewhere", async () => {
  renderPart(<InstallSection sharedDevice={false} />);
  await expect.element(page.getByText(words.onApple)).toBeVisible();
  await expect.element(install).not.toBeInTheDocument();
  const prompt = vi.fn(async () => ({ outcome: "dismissed" }));
  const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  window.dispatchEvent(offer);
  expect(offer.defaultPrevented).toBe(true);
  await install.click();
  expect(prompt).toHaveBeenCalledOnce();
  // An offer can be used once.
  await expect.element(install).not.toBeInTheDocument();
  // An offer for another name is not kept.
  window.dispatchEvent(offer);
  await expect.element(install).toBeVisible();
  await radio(words.notes).click();
  await expect.element(install).not.toBeInTheDocument();
  expect(appInstallable).not.toBe("");
});

it("offers nothing on a shared device", async () => {
  renderPart(<InstallSection sharedDevice />);
  await expect.element(page.getByText(words.shared)).toBeVisible();
  await expect.element(radio(words.notes)).not.toBeInTheDocument();
});
