"use client";

import * as words from "@aangan/copy/coach-security";
import { saveFile } from "@aangan/shell/lists/save-file.ts";
import { Button } from "@aangan/ui/button/button.tsx";
import { Download } from "lucide-react";
import { useEffect, useRef } from "react";
import { CopyButton } from "./copy-button";

/** Saves the codes as a text file. */
const download = (text: string) => saveFile(new Blob([text], { type: "text/plain" }), words.fileName);

/** Props of {@link RecoveryCodes}. */
export interface RecoveryCodesProps {
  codes: readonly string[];
  /** The coach confirms that the codes are saved: they are hidden. */
  onKept: () => void;
}

/**
 * The recovery codes, shown until the coach confirms that they are saved. They survive a change of tab, and leaving
 * the page shows a confirmation.
 */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button was removed.
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, []);
  const text = codes.join("\n");
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h4 ref={heading} tabIndex={-1} className="font-semibold text-h4 outline-none">
          {words.codesTitle}
        </h4>
        <p className="mt-1 text-small">{words.codesText}</p>
      </div>
      <ul
        aria-label={words.codesTitle}
        className="grid gap-x-8 gap-y-1 rounded-control bg-sunk px-4 py-3 font-mono text-small md:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text} label={words.copyCodes} />
        <Button variant="secondary" size="sm" onClick={() => download(`${words.fileHeading}\n\n${text}\n`)}>
          <Download aria-hidden="true" />
          {words.downloadCodes}
        </Button>
      </div>
      <div>
        <Button onClick={onKept}>{words.kept}</Button>
      </div>
    </div>
  );
}
