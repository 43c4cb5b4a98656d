import type { Meta, StoryObj } from "@storybook/react-vite";
import { Calendar, Users } from "lucide-react";
import { expect, fn } from "storybook/test";
import { Badge } from "../badge/badge";
import { TabLink, TabLinks } from "./tab-links";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "./tabs";

const meta = {
  title: "Display/Tabs",
  component: Tabs,
  args: {
    defaultValue: "clients",
    onValueChange: fn(),
    children: (
      <>
        <TabsList aria-label="Views">
          <TabsTrigger value="clients">Clients</TabsTrigger>
          <TabsTrigger value="sessions">Sessions</TabsTrigger>
          <TabsTrigger value="hours">Weekly hours</TabsTrigger>
        </TabsList>
        <TabsContent value="clients">Nine people talk with you.</TabsContent>
        <TabsContent value="sessions">Five sessions this week.</TabsContent>
        <TabsContent value="hours">Mon to Fri, 6 PM to 11 PM.</TabsContent>
      </>
    ),
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows move through the tabs and open them; Tab moves into the open panel. */
export const ThreeTabs: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("tab", { name: "Clients" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "Sessions" })).toHaveAttribute("aria-selected", "true");
    await expect(canvas.getByRole("tabpanel", { name: "Sessions" })).toHaveTextContent("Five sessions this week.");
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("hours");
    await userEvent.keyboard("{Home}{Tab}");
    await expect(canvas.getByRole("tabpanel", { name: "Clients" })).toHaveFocus();
  },
};

/** Two tabs share the whole width, as on the sign-in page. */
export const Filled: Story = {
  args: {
    defaultValue: "login",
    children: (
      <>
        <TabsList fill aria-label="Log in or sign up">
          <TabsTrigger value="login">Log In</TabsTrigger>
          <TabsTrigger value="signup">Sign Up</TabsTrigger>
        </TabsList>
        <TabsContent value="login">Welcome back.</TabsContent>
        <TabsContent value="signup">It takes a minute.</TabsContent>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div className="max-w-105">
        <Story />
      </div>
    ),
  ],
};

/** With icons and counts; one of them unavailable. */
export const WithIconsAndCounts: Story = {
  args: {
    children: (
      <>
        <TabsList aria-label="Views">
          <TabsTrigger value="clients">
            <Users />
            Clients
            <Badge>9</Badge>
          </TabsTrigger>
          <TabsTrigger value="sessions">
            <Calendar />
            Sessions
          </TabsTrigger>
          <TabsTrigger value="hours" disabled>
            Weekly hours
          </TabsTrigger>
        </TabsList>
        <TabsContent value="clients">Nine people talk with you.</TabsContent>
        <TabsContent value="sessions">Five sessions this week.</TabsContent>
      </>
    ),
  },
};

/** Views with URLs are links. */
export const Links: Story = {
  render: () => (
    <TabLinks aria-label="Profile">
      <TabLink href="#details" current>
        Details
      </TabLink>
      <TabLink href="#preferences">Preferences</TabLink>
      <TabLink href="#security">Security</TabLink>
    </TabLinks>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { current: "page" })).toHaveTextContent("Details");
  },
};

/** At 320 px the row scrolls; the opened tab is scrolled into view. */
export const NarrowAndManyScripts: Story = {
  args: {
    defaultValue: "hi",
    children: (
      <>
        <TabsList aria-label="Languages">
          <TabsTrigger value="hi" lang="hi">
            परिवार और रिश्ते
          </TabsTrigger>
          <TabsTrigger value="ta" lang="ta">
            குடும்பம்
          </TabsTrigger>
          <TabsTrigger value="en">Family and home</TabsTrigger>
        </TabsList>
        <TabsContent value="hi" lang="hi">
          घर की बातें।
        </TabsContent>
        <TabsContent value="ta" lang="ta">
          வீட்டுப் பேச்சு.
        </TabsContent>
        <TabsContent value="en">Talk of home.</TabsContent>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div className="w-80">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await document.fonts.ready;
    await userEvent.tab();
    await userEvent.keyboard("{End}");
    const last = canvas.getByRole("tab", { name: "Family and home" });
    await expect(last).toHaveFocus();
    await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(24 + 320 + 6);
  },
};
