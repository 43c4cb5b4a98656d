// Generated from messages/*/coach-client-list.json by `make gen`. Change that file.

/** @file The texts of the client list's filters, order and footer. */

export const list = "Clients";
export const sortLabel = "Sort by";
export const stateLabel = "Show";
export const filters = "Sort and filters";
export const sorts = [
  {
    code: "attention",
    label: "Needs you first",
  },
  {
    code: "waiting",
    label: "Waiting longest",
  },
  {
    code: "latest",
    label: "Latest message",
  },
  {
    code: "name",
    label: "Name",
  },
  {
    code: "joined",
    label: "Newest clients",
  },
] as const;
export const states = [
  {
    code: "all",
    label: "All clients",
  },
  {
    code: "urgent",
    label: "Urgent",
  },
  {
    code: "unread",
    label: "Unread",
  },
  {
    code: "waiting",
    label: "Waiting",
  },
] as const;
export const firstShown = (v: { count: number }) => `${v.count === 1 ? `First ${v.count} client shown` : `First ${v.count} clients shown`}`;
export const noMatchText = "Try another name or clear a filter.";
export const orderChanged = "The order has changed.";
export const showOrder = "Show new order";
export const more = "More clients";
export const loading = "Loading";
export const moreFailed = "Failed to load more clients";
export const renewFailed = "Failed to load dashboard data";
