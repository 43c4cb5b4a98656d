import { common } from "@aangan/copy/common";
import { fill } from "@aangan/copy/format";
import { Button } from "@aangan/ui/button/button.tsx";
import { type ReactNode, useId, useState } from "react";

/** Props of {@link TruncatedList}. */
export interface TruncatedListProps<Item> {
  items: readonly Item[];
  /** Name of the list. */
  label: string;
  /** Draws one of them, as a list item with a key of its own. */
  children: (item: Item) => ReactNode;
  className?: string;
}

/** How many are shown at first. */
const first = 5;

/** A list of which the first few are shown, and the others when they are asked for. One more than a few is shown at once. */
export function TruncatedList<Item>({ items, label, children, className }: TruncatedListProps<Item>) {
  const { id, shown, more } = useTruncatedItems(items);
  return (
    <>
      <ul id={id} aria-label={label} className={className}>
        {shown.map(children)}
      </ul>
      {more}
    </>
  );
}

/** What {@link useTruncatedItems} knows. */
export interface TruncatedItems<Item> {
  /** The id of whatever holds the items: the button names it. */
  id: string;
  /** What is to be shown of them. */
  shown: readonly Item[];
  /** The button below them; null where there is nothing more. */
  more: ReactNode;
}

/** As {@link TruncatedList}, for what is no list, such as the rows of a table. The first `atLeast` are always shown. */
export function useTruncatedItems<Item>(items: readonly Item[], atLeast = 0): TruncatedItems<Item> {
  const [all, setAll] = useState(false);
  const id = useId();
  const few = Math.max(first, atLeast);
  const long = items.length > few + 1;
  return {
    id,
    shown: long && !all ? items.slice(0, few) : items,
    more: long ? (
      <div>
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={all}
          aria-controls={id}
          className="-ml-2.5"
          onClick={() => setAll((before) => !before)}
        >
          {all ? common.showFewer : fill(common.showAll, { count: items.length })}
        </Button>
      </div>
    ) : null,
  };
}
