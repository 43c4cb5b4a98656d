// Generated from messages/*/coach-client-list.json by `make gen`. Change that file.

/** @file The texts of the client list's filters, order and footer. */

export const list = "Clients";
export const sortLabel = "Order";
export const stateLabel = "Who is shown";
export const filters = "Order and filters";
export const sorts = [
  {
    code: "attention",
    label: "Who needs you first",
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
    label: "By name",
  },
  {
    code: "joined",
    label: "Newest clients",
  },
] as const;
export const states = [
  {
    code: "all",
    label: "Everybody",
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
    label: "Waiting for you",
  },
] as const;
export const firstShown = (v: { count: number }) => `${v.count === 1 ? `The first ${v.count} client is shown` : `The first ${v.count} clients are shown`}`;
export const noMatchText = "Try another name, or take a filter away.";
export const orderChanged = "The order has changed.";
export const showOrder = "Show the new order";
export const more = "More clients";
export const loading = "Loading";
export const moreFailed = "Failed to load more clients";
export const renewFailed = "Failed to load dashboard data";
