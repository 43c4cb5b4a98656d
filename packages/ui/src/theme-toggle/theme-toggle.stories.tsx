import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { THEME_KEY, themeScript } from "./theme";
import { ThemeToggle } from "./theme-toggle";

const meta = {
  title: "Frame/Theme toggle",
  component: ThemeToggle,
  args: { label: "Dark theme" },
  beforeEach: () => {
    window.localStorage.removeItem(THEME_KEY);
    return () => window.localStorage.removeItem(THEME_KEY);
  },
} satisfies Meta<typeof ThemeToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Switches the page's theme, stores the choice, and switches back. */
export const Toggle: Story = {
  play: async ({ canvas, userEvent }) => {
    const html = document.documentElement;
    const button = canvas.getByRole("button", { name: "Dark theme" });
    const before = html.dataset.theme;
    const after = before === "dark" ? "light" : "dark";
    await expect(button).toHaveAttribute("aria-pressed", String(before === "dark"));
    await userEvent.click(button);
    await expect(html).toHaveAttribute("data-theme", after);
    await expect(window.localStorage.getItem(THEME_KEY)).toBe(after);
    await expect(button).toHaveAttribute("aria-pressed", String(after === "dark"));
    await userEvent.keyboard("{Enter}");
    await expect(html).toHaveAttribute("data-theme", before);
  },
};

/** The script for the head: light unless dark was stored, whatever else is stored. */
export const HeadScript: Story = {
  play: async () => {
    const html = document.documentElement;
    const before = html.dataset.theme ?? "light";
    const run = () => {
      const script = document.createElement("script");
      script.textContent = themeScript;
      document.head.append(script);
      script.remove();
    };
    window.localStorage.setItem(THEME_KEY, "dark");
    run();
    await expect(html).toHaveAttribute("data-theme", "dark");
    window.localStorage.setItem(THEME_KEY, "purple");
    run();
    await expect(html).toHaveAttribute("data-theme", "light");
    window.localStorage.removeItem(THEME_KEY);
    run();
    await expect(html).toHaveAttribute("data-theme", "light");
    html.dataset.theme = before;
  },
};

/** Another tab changes it: this one follows. */
export const OtherTab: Story = {
  play: async ({ canvas }) => {
    const html = document.documentElement;
    const before = html.dataset.theme ?? "light";
    window.dispatchEvent(new StorageEvent("storage", { key: THEME_KEY, newValue: "dark" }));
    await expect(html).toHaveAttribute("data-theme", "dark");
    await expect(await canvas.findByRole("button", { pressed: true })).toBeVisible();
    html.dataset.theme = before;
  },
};

export const WithWords: Story = { args: { showLabel: true, label: "गहरा रंग, இருண்ட தோற்றம்" } };
