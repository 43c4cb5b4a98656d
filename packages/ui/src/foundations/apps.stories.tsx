import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { Courtyard } from "../art/courtyard/courtyard";
import { KolamTile } from "../art/kolam-tile/kolam-tile";
import { WallPanel } from "../art/wall-panel/wall-panel";
import { Wordmark } from "../mark/wordmark";
import { Page, Section } from "./page";

const meta = {
  title: "Foundations/The three apps",
  tags: ["!autodocs"],
  parameters: { bare: true },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Frame({ app, children }: { app: "site" | "member" | "coach"; children: ReactNode }) {
  return (
    <div data-app={app} className="overflow-hidden rounded-card border border-line bg-bg">
      {children}
    </div>
  );
}

function Primary({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex h-(--h-md) items-center rounded-control bg-primary px-4 font-semibold text-on-primary shadow-plinth">
      {children}
    </span>
  );
}

const RAIL = ["Clients", "Sessions", "Messages"];

export const ThreeApps: Story = {
  render: () => (
    <Page
      title="The three apps"
      lead="One house, three rooms. Coaches and members can always tell which one they're in."
    >
      <Section title="Site" note="Wall, dado, and floor at full size. One floor in the hero, one in pricing.">
        <Frame app="site">
          <Courtyard scene="door" className="h-72 frame:h-[440px]" />
          <div className="flex items-center justify-between gap-4 p-5">
            <Wordmark name="Aangan" />
            <Primary>Join Beta for free</Primary>
          </div>
        </Frame>
      </Section>
      <Section title="Member" note="The wall as sidebar and greeting. Oxide for actions. Hours.">
        <Frame app="member">
          <div className="grid md:grid-cols-[190px_minmax(0,1fr)]">
            <div className="hidden flex-col bg-wall md:flex">
              <Wordmark name="Aangan" className="p-5" />
              <span className="mx-4 rounded-control bg-surface px-3 py-2.5 font-semibold shadow-cast-1">Dashboard</span>
              <div aria-hidden="true" className="mt-auto h-20 border-t-4 border-floor bg-dado" />
            </div>
            <div className="p-5">
              <WallPanel className="min-h-44 px-5 pt-4 pb-16">
                <p className="max-w-[7em] font-display text-h2">Welcome back, Priya</p>
              </WallPanel>
              <p className="mt-4">
                <Primary>Message</Primary>
              </p>
            </div>
          </div>
        </Frame>
      </Section>
      <Section
        title="Coach"
        note="A deep neem rail, neem for actions, denser rows, no wall art. Kolams only as small tiles."
      >
        <Frame app="coach">
          <div className="grid md:grid-cols-[190px_minmax(0,1fr)]">
            <div className="bg-rail p-4 text-on-rail">
              {RAIL.map((item) => (
                <p key={item} className="rounded-control px-3 py-2 font-semibold first:bg-[rgb(255_255_255/.1)]">
                  {item}
                </p>
              ))}
            </div>
            <ul className="p-5">
              {["quiet-neem", "first-rain", "brass-lamp"].map((seed) => (
                <li key={seed} className="flex items-center gap-3 border-b border-line py-2">
                  <KolamTile seed={seed} className="size-9" />
                  <span className="grow text-small">{seed}</span>
                  <span className="text-small font-semibold text-primary">Open chat</span>
                </li>
              ))}
            </ul>
          </div>
        </Frame>
      </Section>
    </Page>
  ),
};
