import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Kolam } from "../art/kolam/kolam";
import { Badge } from "../badge/badge";
import { Button } from "../button/button";
import { Card, CardArt, CardBody, CardDescription, CardFooter, CardHeader, CardLink, CardTitle } from "./card";

const meta = {
  title: "Display/Card",
  component: Card,
  decorators: [
    (Story) => (
      <div className="max-w-90">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A sheet on the page. */
export const Plain: Story = {
  render: () => (
    <Card asChild>
      <section>
        <CardHeader>
          <CardTitle>Upcoming</CardTitle>
          <span className="text-fine text-ink-muted">Your time, IST</span>
        </CardHeader>
        <CardDescription>Tue 24, 10:30 PM with Priya Raman, by video.</CardDescription>
        <CardFooter>
          <Button size="sm" variant="secondary">
            Reschedule
          </Button>
          <Button size="sm" variant="quiet">
            Details
          </Button>
        </CardFooter>
      </section>
    </Card>
  ),
};

/** One panel of art, edge to edge. */
export const WithArt: Story = {
  render: () => (
    <Card padding="none" asChild>
      <article>
        <CardArt className="grid h-40 place-items-center bg-cloth-neem text-on-cloth">
          <Kolam seed="meenakshi" n={5} className="size-32" />
        </CardArt>
        <CardBody>
          <CardTitle>Meenakshi</CardTitle>
          <CardDescription>Certified Wellness Coach</CardDescription>
          <div className="mt-3 flex flex-wrap gap-2">
            <Badge>Family</Badge>
            <Badge>Work</Badge>
          </div>
          <CardFooter>
            <Button className="grow">Select as My Coach</Button>
          </CardFooter>
        </CardBody>
      </article>
    </Card>
  ),
};

/** On the floor color: one per screen. */
export const Floor: Story = {
  render: () => (
    <Card variant="floor">
      <CardTitle>Ground rules</CardTitle>
      <CardDescription className="mt-2">
        Speak from your own life. No names, and no advice unless someone asks. What's said in the aangan stays here.
      </CardDescription>
      <CardFooter>
        <Button size="sm" variant="onFloor">
          Read the guidelines
        </Button>
      </CardFooter>
    </Card>
  ),
};

/** On the wall color text is full ink. */
export const Wall: Story = {
  render: () => (
    <Card variant="wall">
      <CardTitle>Namaste, Priya</CardTitle>
      <CardDescription>Meenakshi wrote at 9:02 PM.</CardDescription>
    </Card>
  ),
  play: async ({ canvas }) => {
    const title = getComputedStyle(canvas.getByText("Namaste, Priya")).color;
    await expect(getComputedStyle(canvas.getByText("Meenakshi wrote at 9:02 PM.")).color).toBe(title);
  },
};

/** The whole card is clickable; screen readers get one short link. */
export const OneLink: Story = {
  render: () => (
    <Card interactive asChild>
      <article>
        <CardTitle>
          <CardLink href="#visa">Eleven years on a visa</CardLink>
        </CardTitle>
        <CardDescription>I have never bought a real bookshelf.</CardDescription>
      </article>
    </Card>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Eleven years on a visa" });
    const box = canvas.getByRole("article").getBoundingClientRect();
    await expect(document.elementFromPoint(box.right - 12, box.bottom - 12)).toBe(link);
  },
};

/** A page's main card. */
export const Roomy: Story = {
  render: () => (
    <Card padding="roomy">
      <Badge variant="success">Free trial</Badge>
      <CardTitle level={2} className="mt-3 text-h2">
        4 days left
      </CardTitle>
      <p className="mt-2">Your trial ends on Wednesday, November 25. You won't be charged unless you subscribe.</p>
    </Card>
  ),
};

/** Long words wrap in 320 px, in any script. */
export const NarrowAndManyScripts: Story = {
  render: () => (
    <div className="w-80">
      <Card>
        <CardTitle>
          <span lang="ta">என் பெற்றோரிடம் அவர் குஜராத்தி அல்ல என்று சொல்வது</span>
        </CardTitle>
        <CardDescription>
          <span lang="hi">चार साल से साथ हैं, और अब व्यस्त होने के बहाने ख़त्म हो गए।</span>
        </CardDescription>
        <CardFooter>
          <Button>Write to Meenakshi</Button>
          <Button variant="secondary">Schedule a session</Button>
        </CardFooter>
      </Card>
    </div>
  ),
};
