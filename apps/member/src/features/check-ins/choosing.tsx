"use client";

import * as words from "@aangan/copy/check-ins-page";
import * as common from "@aangan/copy/common";
import { limits } from "@aangan/copy/limits";
import { moods } from "@aangan/copy/lists";
import { wordLabel } from "@aangan/shell/check-ins/moods.ts";
import { type Sunlight, SunTile } from "@aangan/ui/art/sun-tile/sun-tile.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { chipVariants } from "@aangan/ui/chips/chip.tsx";
import { Input } from "@aangan/ui/input/input.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { useEffect, useRef, useState } from "react";
import { wordsFor } from "./moods";

/** Props of {@link MoodButtons}. */
export interface MoodButtonsProps {
  /** The chosen mood; "" for none. None is chosen for the member. */
  value: string;
  onChoose: (mood: string) => void;
  className?: string;
}

/** The five moods, from a heavy day to a bright one. */
export function MoodButtons({ value, onChoose, className }: MoodButtonsProps) {
  return (
    <fieldset aria-label={words.moods} className={cn("grid grid-cols-5 gap-0.5 frame:gap-2", className)}>
      {moods.map(({ code, label }, i) => (
        <button
          key={code}
          type="button"
          aria-pressed={code === value}
          onClick={() => onChoose(code)}
          className="flex min-h-[78px] cursor-pointer flex-col items-center gap-1 rounded-[10px] border-[1.5px] border-transparent px-0.5 pt-1.5 pb-1 text-center font-medium text-[14px] leading-[18px] transition-colors duration-(--d-ui) ease-ui hover:bg-sunk aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:font-semibold"
        >
          <SunTile sunlight={i as Sunlight} className="size-11 frame:size-[46px]" />
          {label}
        </button>
      ))}
    </fieldset>
  );
}

/** Props of {@link WordChips}. */
export interface WordChipsProps {
  mood: string;
  /** The chosen word: a code, the member's own, or "". */
  value: string;
  onChoose: (word: string) => void;
  className?: string;
}

/** A few words that go with a mood, and the member's own. A second tap removes the word. */
export function WordChips({ mood, value, onChoose, className }: WordChipsProps) {
  const [writing, setWriting] = useState(false);
  const offered = wordsFor(mood, value);
  const own = value !== "" && !offered.some(({ code }) => code === value) ? value : "";
  return (
    <div className={className}>
      <fieldset aria-label={words.words} className="flex flex-wrap gap-1.5">
        {offered.map(({ code, label }) => (
          <Chip key={code} on={code === value} onClick={() => onChoose(code === value ? "" : code)}>
            {label}
          </Chip>
        ))}
        {own ? (
          <Chip on onClick={() => onChoose("")}>
            <span className="max-w-[16ch] truncate">{wordLabel(own)}</span>
          </Chip>
        ) : null}
        <Chip dashed expanded={writing} onClick={() => setWriting(!writing)}>
          {words.ownWord}
        </Chip>
      </fieldset>
      {writing ? (
        <OwnWord
          start={own}
          onSave={(word) => {
            setWriting(false);
            onChoose(word);
          }}
          onCancel={() => setWriting(false)}
        />
      ) : null}
    </div>
  );
}

interface ChipProps {
  on?: boolean;
  dashed?: boolean;
  expanded?: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

function Chip({ on = false, dashed = false, expanded, onClick, children }: ChipProps) {
  return (
    <button
      type="button"
      data-state={on ? "on" : "off"}
      aria-pressed={expanded === undefined ? on : undefined}
      aria-expanded={expanded}
      onClick={onClick}
      className={cn(chipVariants(), "min-h-11 font-semibold", dashed && "border-dashed")}
    >
      {children}
    </button>
  );
}

interface OwnWordProps {
  start: string;
  onSave: (word: string) => void;
  onCancel: () => void;
}

/** The field for the member's own word. */
function OwnWord({ start, onSave, onCancel }: OwnWordProps) {
  const [word, setWord] = useState(start);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      className="mt-2.5 flex flex-wrap gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(word.trim());
      }}
    >
      <Input
        ref={field}
        aria-label={words.ownWordLabel}
        value={word}
        maxLength={limits.checkInWord}
        autoComplete="off"
        enterKeyHint="done"
        className="min-w-0 flex-[1_1_10rem]"
        onChange={({ target }) => setWord(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          // It closes the field and nothing else.
          event.stopPropagation();
          onCancel();
        }}
      />
      <Button type="submit">{words.saveWord}</Button>
      <Button variant="quiet" onClick={onCancel}>
        {common.cancel}
      </Button>
    </form>
  );
}
