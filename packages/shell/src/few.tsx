import { common } from "@aangan/copy/common";
import { fill } from "@aangan/copy/format";
import { Button } from "@aangan/ui/button";
import { type ReactNode, useId, useState } from "react";

/** Props of {@link Few}. */
export interface FewProps<Item> {
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
export function Few<Item>({ items, label, children, className }: FewProps<Item>) {
  const { id, shown, more } = useFew(items);
  return (
    <>
      <ul id={id} aria-label={label} className={className}>
        {shown.map(children)}
      </ul>
      {more}
    </>
  );
}

/** What {@link useFew} knows. */
export interface FewOf<Item> {
  /** The id of whatever holds the items: the button names it. */
  id: string;
  /** What is to be shown of them. */
  shown: readonly Item[];
  /** The button below them; null where there is nothing more. */
  more: ReactNode;
}

/** As {@link Few}, for what is no list, such as the rows of a table. The first `atLeast` are always shown. */
export function useFew<Item>(items: readonly Item[], atLeast = 0): FewOf<Item> {
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
