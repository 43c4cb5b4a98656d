"use client";

import * as words from "@aangan/copy/companions-page";
import { IconButton } from "@aangan/ui/icon-button/icon-button.tsx";
import { ChevronLeft } from "lucide-react";
import { openCompanion } from "../address";
import { talkTitleId, useTitleFocus } from "../talk-header";

/** The bar over the pages beside the talks: a back button on phones, and the title. */
export function PageHeader({ title, text }: { title: string; text: string }) {
  useTitleFocus();
  return (
    <header className="flex min-h-17 shrink-0 items-center gap-1 border-line border-b bg-surface py-1.5 pr-3 pl-0.5 frame:gap-3 frame:pr-(--gutter) lg:pl-(--gutter)">
      <IconButton label={words.back} className="lg:hidden" onClick={() => openCompanion(null)}>
        <ChevronLeft />
      </IconButton>
      <div className="min-w-0 flex-1 leading-[21px]">
        <h1 id={talkTitleId} tabIndex={-1} className="font-bold font-text text-[17px] tracking-normal outline-none">
          {title}
        </h1>
        <p className="text-fine text-ink-muted">{text}</p>
      </div>
    </header>
  );
}
