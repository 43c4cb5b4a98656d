import { labelOf } from "@aangan/copy/format";
import { resourceCategories } from "@aangan/copy/lists";
import * as words from "@aangan/copy/resources-page";
import { ListChecks, NotebookPen, Wind } from "lucide-react";
import type { ReactNode } from "react";
import type { Summary } from "./queries";

/** A piece's details next to its title. */
export interface Meta {
  category: string;
  minutes: string;
  /** Its exercise; undefined for a piece that is only read. */
  kind: { icon: ReactNode; label: string } | undefined;
}

const kinds = {
  none: undefined,
  breath: { icon: <Wind aria-hidden="true" />, label: words.kinds.breath },
  scan: { icon: <ListChecks aria-hidden="true" />, label: words.kinds.scan },
  journal: { icon: <NotebookPen aria-hidden="true" />, label: words.kinds.journal },
} as const;

/** Category, length and kind of a piece, in words. */
export const metaOf = ({ category, minutes, kind }: Pick<Summary, "category" | "minutes" | "kind">): Meta => ({
  category: labelOf(resourceCategories, category),
  minutes: words.minutes({ count: minutes }),
  kind: kinds[kind],
});
