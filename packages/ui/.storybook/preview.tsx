import type { Preview } from "@storybook/react-vite";
import { Room } from "./room";
import "./preview.css";

// In the browser axe shows all its results; tests need only violations.
const tested = "__vitest_browser__" in globalThis;

const preview: Preview = {
  tags: ["autodocs"],
  parameters: {
    layout: "fullscreen",
    a11y: {
      test: "error",
      options: {
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
        ...(tested && { resultTypes: ["violations"] }),
      },
      // A story is a part of a page, without landmarks or a level 1 heading.
      config: {
        rules: [
          { id: "region", enabled: false },
          { id: "page-has-heading-one", enabled: false },
          { id: "landmark-one-main", enabled: false },
          { id: "heading-order", enabled: false },
        ],
      },
    },
    controls: { expanded: true },
    backgrounds: { disabled: true },
    options: {
      storySort: {
        order: [
          "Foundations",
          ["Start here", "The three apps", "Color", "Type", "Space, form, and shadow", "*"],
          "Art",
          "*",
        ],
      },
    },
  },
  initialGlobals: { theme: "light", app: "member", hour: "dawn" },
  globalTypes: {
    theme: {
      description: "Color theme",
      toolbar: { title: "Theme", icon: "contrast", items: ["light", "dark"], dynamicTitle: true },
    },
    app: {
      description: "Whose app it is shown in",
      toolbar: { title: "App", icon: "browser", items: ["site", "member", "coach"], dynamicTitle: true },
    },
    hour: {
      description: "The member's hour",
      toolbar: { title: "Hour", icon: "time", items: ["dawn", "noon", "dusk", "night"], dynamicTitle: true },
    },
  },
  decorators: [
    (Story, { globals, parameters }) => (
      <Room theme={globals.theme} app={globals.app} hour={globals.hour} padded={parameters.bare !== true}>
        <Story />
      </Room>
    ),
  ],
};

export default preview;
