import * as common from "@aangan/copy/common";
import { Button } from "@aangan/ui/button/button.tsx";
import { type ReactNode, useId, useState } from "react";

/** Props of {@link TruncatedList}. */
export interface TruncatedListProps<Item> {
  items: readonly Item[];
  /** Name of the list. */
  label: string;
  /** Renders one item, as a list item with a key. */
  children: (item: Item) => ReactNode;
  className?: string;
}

/** The number of items shown at first. */
const first = 5;

/** A list that shows the first few items, and the others on request. If only one would be hidden, all are shown. */
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

/** The result of {@link useTruncatedItems}. */
export interface TruncatedItems<Item> {
  /** The id for the element that contains the items; the button refers to it. */
  id: string;
  /** The items to show. */
  shown: readonly Item[];
  /** The button below them; null if nothing is hidden. */
  more: ReactNode;
}

/**
 * Like {@link TruncatedList}, for elements that are not lists, such as table rows. The first `atLeast` are always
 * shown.
 */
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
          {all ? common.showFewer : common.showAll({ count: items.length })}
        </Button>
      </div>
    ) : null,
  };
}
