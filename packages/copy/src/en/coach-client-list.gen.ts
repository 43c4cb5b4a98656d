// Generated from messages/*/coach-client-list.json by `make gen`. Change that file.

/** @file The texts of the client list's filters, order and footer. */

export const list = "Clients" as string;
export const sortLabel = "Sort by" as string;
export const stateLabel = "Show" as string;
export const filters = "Sort and filters" as string;
export const sorts = [
  {
    code: "attention",
    label: "Needs you first" as string,
  },
  {
    code: "waiting",
    label: "Waiting longest" as string,
  },
  {
    code: "latest",
    label: "Latest message" as string,
  },
  {
    code: "name",
    label: "Name" as string,
  },
  {
    code: "joined",
    label: "Newest clients" as string,
  },
] as const;
export const states = [
  {
    code: "all",
    label: "All clients" as string,
  },
  {
    code: "urgent",
    label: "Urgent" as string,
  },
  {
    code: "unread",
    label: "Unread" as string,
  },
  {
    code: "waiting",
    label: "Waiting" as string,
  },
] as const;
export const firstShown = (v: { count: number }) => `${v.count === 1 ? `First ${v.count} client shown` : `First ${v.count} clients shown`}`;
export const noMatchText = "Try another name or clear a filter." as string;
export const orderChanged = "The order has changed." as string;
export const showOrder = "Show new order" as string;
export const more = "More clients" as string;
export const loading = "Loading" as string;
export const moreFailed = "Failed to load more clients" as string;
export const renewFailed = "Failed to load dashboard data" as string;
