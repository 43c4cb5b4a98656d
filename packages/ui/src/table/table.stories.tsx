import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { Badge } from "../badge/badge";
import { onDesktop, onPhone } from "../dialog/phone";
import { Engagement } from "../engagement/engagement";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "./table";

const clients = [
  { name: "Priya Raman", email: "priya@example.com", level: "high", word: "High", sessions: 12, urgent: true },
  { name: "Karthik Reddy", email: "karthik@example.com", level: "medium", word: "Medium", sessions: 4, urgent: false },
  { name: "Shazia Ahmed", email: "shazia.a@example.com", level: "low", word: "Low", sessions: 1, urgent: false },
] as const;

const meta = {
  title: "Display/Table",
  component: Table,
  args: { caption: "Clients" },
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Names of columns and rows are header cells; a client in danger has the indigo edge and a badge. */
export const Clients: Story = {
  globals: { app: "coach" },
  render: (args) => (
    <Table {...args}>
      <TableHeader>
        <TableRow>
          <TableHead>Name</TableHead>
          <TableHead>Email</TableHead>
          <TableHead>Engagement</TableHead>
          <TableHead numeric>Sessions</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {clients.map((client) => (
          <TableRow key={client.email} urgent={client.urgent}>
            <TableHead scope="row">
              <span className="inline-flex flex-wrap items-center gap-2">
                {client.name}
                {client.urgent ? <Badge variant="urgent">Urgent</Badge> : null}
              </span>
            </TableHead>
            <TableCell>{client.email}</TableCell>
            <TableCell>
              <Engagement level={client.level} label={client.word} />
            </TableCell>
            <TableCell numeric>{client.sessions}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "Clients" })).toBeVisible();
    await expect(canvas.getAllByRole("columnheader")).toHaveLength(4);
    await expect(canvas.getByRole("rowheader", { name: /Priya Raman/ })).toBeVisible();
  },
};

/** A column's header sorts by it, and shows the direction. */
export const Sorted: Story = {
  render: function SortedStory(args) {
    const [up, setUp] = useState(true);
    const rows = [...clients].sort((a, b) => (up ? a.sessions - b.sessions : b.sessions - a.sessions));
    return (
      <Table {...args} captionHidden>
        <TableHeader>
          <TableRow>
            <TableHead>Name</TableHead>
            <TableHead numeric sort={up ? "ascending" : "descending"} onSort={() => setUp(!up)}>
              Sessions
            </TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {rows.map((client) => (
            <TableRow key={client.email}>
              <TableHead scope="row">{client.name}</TableHead>
              <TableCell numeric>{client.sessions}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const column = canvas.getByRole("columnheader", { name: "Sessions" });
    await expect(column).toHaveAttribute("aria-sort", "ascending");
    await expect(canvas.getAllByRole("rowheader")[0]).toHaveTextContent("Shazia Ahmed");
    await userEvent.click(canvas.getByRole("button", { name: "Sessions" }));
    await expect(column).toHaveAttribute("aria-sort", "descending");
    await expect(canvas.getAllByRole("rowheader")[0]).toHaveTextContent("Priya Raman");
  },
};

/** Too wide for a phone, the table scrolls, also by keyboard. */
export const Narrow: Story = {
  render: (args) => (
    <div className="w-80">
      <Table {...args}>
        <TableHeader>
          <TableRow>
            <TableHead>Name</TableHead>
            <TableHead>Email</TableHead>
            <TableHead numeric>Sessions</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          <TableRow>
            <TableHead scope="row" className="whitespace-nowrap" lang="hi">
              प्रिया रामन
            </TableHead>
            <TableCell className="whitespace-nowrap">priya.raman.sanjose@example.com</TableCell>
            <TableCell numeric>12</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const region = canvas.getByRole("region", { name: "Clients" });
    await expect(region).toHaveFocus();
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The default display and role of each part of a table. */
const parts = {
  TABLE: ["table", "table"],
  THEAD: ["table-header-group", "rowgroup"],
  TBODY: ["table-row-group", "rowgroup"],
  TR: ["table-row", "row"],
  TH: ["table-cell", "columnheader"],
  TD: ["table-cell", "cell"],
} as const;

/** On a phone every row is a card. It remains a table: each part with another display has an explicit role. */
export const Cards: Story = {
  ...onPhone,
  args: { cards: true, captionHidden: true },
  render: (args) => (
    <Table {...args}>
      <TableHeader>
        <TableRow>
          <TableHead>Name</TableHead>
          <TableHead>Email</TableHead>
          <TableHead numeric>Sessions</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {clients.map((client) => (
          <TableRow key={client.email} urgent={client.urgent}>
            <TableHead scope="row">{client.name}</TableHead>
            <TableCell label="Email" className="[overflow-wrap:anywhere]">
              {client.email}
            </TableCell>
            <TableCell label="Sessions" numeric>
              {client.sessions}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  ),
  play: async ({ canvas }) => {
    const table = canvas.getByRole("table", { name: "Clients" });
    let redrawn = 0;
    for (const part of [table, ...table.querySelectorAll<HTMLElement>("thead, tbody, tr, th, td")]) {
      const [display, role] = parts[part.tagName as keyof typeof parts];
      if (getComputedStyle(part).display === display) continue;
      redrawn += 1;
      const own = part.getAttribute("scope") === "row" ? "rowheader" : role;
      await expect(part).toHaveAttribute("role", own);
    }
    await expect(redrawn).toBeGreaterThan(clients.length * 3);
    await expect(canvas.getAllByRole("columnheader")).toHaveLength(3);
    const [name, email] = [canvas.getByText("Priya Raman"), canvas.getByText("priya@example.com")];
    await expect(name.getBoundingClientRect().bottom).toBeLessThanOrEqual(email.getBoundingClientRect().top);
    await expect(canvas.getAllByText("Email").at(-1)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** With room for columns they are normal rows with column headers. */
export const CardsWithRoom: Story = {
  ...onDesktop,
  args: Cards.args,
  render: Cards.render,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("Email").filter((one) => one.checkVisibility())).toHaveLength(1);
    const [name, email] = [canvas.getByText("Priya Raman"), canvas.getByText("priya@example.com")];
    await expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(email.getBoundingClientRect().left);
  },
};
