import * as crisis from "@aangan/copy/crisis";
import * as words from "@aangan/copy/crisis-view";
import { clockAt } from "@aangan/shell/locale/dates.ts";

/** Under a flagged message: the help that the client's chat showed, with its start in the client's time zone. */
export function HelpShown({ sentAt, zone }: { sentAt: string; zone: string }) {
  return (
    <p className="max-w-[520px] pb-1 pl-1 text-[14.5px] text-ink-muted leading-[21px]">
      <b className="font-semibold text-ink">{words.shownTitle}</b>{" "}
      {words.shownHelp({
        call: crisis.call988,
        text: crisis.text988,
        emergency: crisis.number911,
        home: `${crisis.textHome} ${crisis.homeNumber}`,
        time: clockAt(sentAt, zone),
      })}
    </p>
  );
}
