import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  Bell,
  BookOpen,
  CalendarDays,
  CircleUserRound,
  House,
  LogOut,
  MessagesSquare,
  TreeDeciduous,
  UsersRound,
} from "lucide-react";
import type { ReactNode } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Button } from "../button/button";
import { onDesktop, onPhone } from "../dialog/phone";
import { IconButton } from "../icon-button/icon-button";
import { Wordmark } from "../mark/wordmark";
import { QuickExitProvider } from "../quick-exit/provider";
import { QuickExit } from "../quick-exit/quick-exit";
import { AppFrame, PageHeader, TopBar } from "./app-frame";
import { PhoneBar } from "./phone-bar";
import { CoachRail, MemberSidebar } from "./sidebar";
import type { NavItem } from "./types";

const home: NavItem = { href: "#/dashboard", label: "Dashboard", icon: <House /> };
const coaches: NavItem = { href: "#/coaches", label: "Coaches", icon: <UsersRound /> };
const messages: NavItem = {
  href: "#/messages",
  label: "Messages",
  icon: <MessagesSquare />,
  count: 1,
  countLabel: "1 unread",
};
const resources: NavItem = { href: "#/resources", label: "Resources", icon: <BookOpen /> };
const community: NavItem = { href: "#/community", label: "Community", icon: <TreeDeciduous /> };
const profile: NavItem = { href: "#/profile", label: "Profile", icon: <CircleUserRound /> };
const all = [home, coaches, messages, resources, community, profile];

const initial = (letter: string) => (
  <span
    aria-hidden="true"
    className="grid size-11 shrink-0 place-items-center rounded-[12px] bg-surface pt-1 font-display text-[19px] font-semibold text-ink"
  >
    {letter}
  </span>
);

const disclaimer = (
  <p>
    Coaching, not therapy or medical care. In a crisis, call or text <a href="tel:988">988</a>.
  </p>
);

const foot = (
  <>
    <p>
      <a href="#/subscribe">Free plan</a>
    </p>
    {disclaimer}
  </>
);

const brand = (
  <a href="#/dashboard" className="inline-block no-underline">
    <Wordmark name="Aangan" />
  </a>
);

interface MemberProps {
  current: string;
  items?: NavItem[];
  name?: string;
  fill?: boolean;
  children: ReactNode;
}

function Member({ current, items = all, name = "Priya Raman", fill, children }: MemberProps) {
  return (
    <AppFrame
      fill={fill}
      skipLabel="Skip to content"
      sidebar={
        <MemberSidebar
          brand={brand}
          navLabel="Main"
          items={items}
          current={current}
          person={{ name, detail: "priya@example.com", avatar: initial(name.charAt(0)) }}
          disclaimer={disclaimer}
        />
      }
      topBar={
        <TopBar
          brand={
            <a href="#/dashboard" className="inline-block no-underline">
              <Wordmark name="Aangan" className="text-[22px]" />
            </a>
          }
        >
          <QuickExitProvider href="#out" label="Quick exit" hint="Or press Esc twice." leave={fn()}>
            <QuickExit iconOnly="narrow" />
          </QuickExitProvider>
          <IconButton label="Notifications, 2 unread" count={2}>
            <Bell />
          </IconButton>
        </TopBar>
      }
      phoneBar={
        <PhoneBar
          label="Main, short"
          items={[{ ...home, label: "Home" }, messages, community, resources]}
          current={current}
          menu={{
            label: "More",
            title: "Everywhere",
            closeLabel: "Close",
            navLabel: "Main",
            items,
            footer: foot,
          }}
        />
      }
    >
      {children}
    </AppFrame>
  );
}

/** Links in stories do not navigate. */
function stay(event: Event) {
  if (event.target instanceof Element && event.target.closest("a[href^='#/']")) event.preventDefault();
}

const meta = {
  title: "Frame/App frame",
  beforeEach: () => {
    document.addEventListener("click", stay);
    return () => document.removeEventListener("click", stay);
  },
  component: AppFrame,
  parameters: { bare: true },
  args: { skipLabel: "Skip to content", sidebar: null, children: null },
} satisfies Meta<typeof AppFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = (
  <>
    <PageHeader
      eyebrow="Saturday morning"
      title="Welcome back, Priya"
      lead="You have 1 new message from Meenakshi."
      actions={<Button variant="secondary">Schedule</Button>}
    />
    <div className="h-[640px] rounded-card border border-line bg-surface" />
  </>
);

/** From 900 px: the painted wall, the oxide line, the dado. */
export const MemberDesktop: Story = {
  ...onDesktop,
  render: () => <Member current="#/messages">{page}</Member>,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("link", { name: /Messages/ })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("link", { name: "Messages 1 unread" })).toBeVisible();
    await userEvent.tab();
    const skip = canvas.getByRole("link", { name: "Skip to content" });
    await expect(skip).toHaveFocus();
    await expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(skip).toHaveAttribute("href", `#${canvas.getByRole("main").id}`);
  },
};

/** Below 900 px: the phone bar, with the reku above the current item. */
export const MemberPhone: Story = {
  ...onPhone,
  render: () => <Member current="#/dashboard">{page}</Member>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.queryByRole("link", { name: "Coaches" })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The drawer behind More: all destinations, focus inside, Esc returns focus to the button. */
export const PhoneDrawer: Story = {
  ...onPhone,
  render: () => <Member current="#/coaches">{page}</Member>,
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole("button", { name: "More" });
    await userEvent.click(more);
    const drawer = await screen.findByRole("dialog", { name: "Everywhere" });
    await expect(drawer).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(more).toHaveFocus());
    await userEvent.click(more);
    const link = await screen.findByRole("link", { name: "Coaches" });
    await expect(link).toHaveAttribute("aria-current", "page");
  },
};

/** Following a link in the drawer closes it, also one at its foot; calling for help does not. */
export const DrawerClosesOnNavigation: Story = {
  ...onPhone,
  render: () => <Member current="#/coaches">{page}</Member>,
  play: async ({ canvas, userEvent }) => {
    for (const name of ["Profile", "Free plan"]) {
      await userEvent.click(canvas.getByRole("button", { name: "More" }));
      await userEvent.click(await screen.findByRole("link", { name }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    }
    await userEvent.click(canvas.getByRole("button", { name: "More" }));
    const drawer = await screen.findByRole("dialog");
    const call = await screen.findByRole("link", { name: "988" });
    call.addEventListener("click", (event) => event.preventDefault(), { once: true });
    await userEvent.click(call);
    await expect(drawer).toBeVisible();
  },
};

/** Tamil and Hindi words, a long name, large counts. */
export const ManyScripts: Story = {
  ...onPhone,
  render: () => (
    <Member
      current="#/messages"
      name="Venkatanarasimharajuvaripeta Subramaniam"
      items={[
        { ...home, label: "முகப்புப் பலகை" },
        { ...coaches, label: "பயிற்சியாளர்கள்" },
        { ...messages, label: "संदेश", count: 128, countLabel: "128 unread" },
        { ...resources, label: "संसाधन" },
        { ...community, label: "சமூகம்" },
        { ...profile, label: "சுயவிவரம்" },
      ]}
    >
      <PageHeader title="மீண்டும் வருக, பிரியா. இன்று உங்கள் நாள்." lead="मीनाक्षी का एक जवाब इंतज़ार कर रहा है। बाक़ी दिन आपका है।" />
    </Member>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "More" }));
    await screen.findByRole("dialog");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The same in the sidebar: long words wrap, the person's name is cut with an ellipsis. */
export const ManyScriptsDesktop: Story = {
  ...onDesktop,
  render: () => (
    <Member
      current="#/messages"
      name="Venkatanarasimharajuvaripeta Subramaniam"
      items={[
        { ...home, label: "முகப்புப் பலகை" },
        { ...coaches, label: "உங்கள் பயிற்சியாளர்களைத் தேர்ந்தெடுங்கள்" },
        { ...messages, label: "संदेश", count: 128, countLabel: "128 unread" },
      ]}
    >
      <PageHeader title="மீண்டும் வருக, பிரியா" />
    </Member>
  ),
};

function Coach({ current = "#/clients" }: { current?: string }) {
  const items: NavItem[] = [
    { href: "#/clients", label: "Clients", icon: <UsersRound /> },
    { ...messages, count: 7, countLabel: "7 unread" },
    { href: "#/sessions", label: "Sessions", icon: <CalendarDays /> },
    profile,
  ];
  return (
    <AppFrame
      app="coach"
      skipLabel="Skip to content"
      sidebar={
        <CoachRail
          brand={
            <a href="#/clients" className="inline-block text-on-rail no-underline">
              <Wordmark name="Aangan" markClassName="text-accent [&_path+path]:fill-on-rail" />
            </a>
          }
          navLabel="Main"
          items={items}
          current={current}
          stats={[
            { label: "Account", value: "Active" },
            { label: "Total clients", value: 9 },
            { label: "Upcoming sessions", value: 5 },
          ]}
          person={{ name: "Meenakshi", detail: "10:40 AM IST", avatar: initial("M") }}
          action={
            <IconButton label="Log out">
              <LogOut />
            </IconButton>
          }
        />
      }
      topBar={
        <TopBar brand={<Wordmark name="Aangan" className="text-[22px]" />}>
          <IconButton label="Notifications, 3 unread" count={3}>
            <Bell />
          </IconButton>
        </TopBar>
      }
      phoneBar={
        <PhoneBar
          label="Main, short"
          items={items.slice(0, 3)}
          current={current}
          menu={{ label: "More", title: "Everywhere", closeLabel: "Close", navLabel: "Main", items }}
        />
      }
    >
      <PageHeader title="Clients" />
    </AppFrame>
  );
}

/** The coach portal: the neem rail. */
export const CoachDesktop: Story = {
  ...onDesktop,
  globals: { ...onDesktop.globals, app: "coach" },
  render: () => <Coach />,
};

/** The coach portal on a phone. */
export const CoachPhone: Story = { ...onPhone, globals: { ...onPhone.globals, app: "coach" }, render: () => <Coach /> };
