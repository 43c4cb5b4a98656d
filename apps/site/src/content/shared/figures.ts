import * as common from "@aangan/copy/common";
import { detectorResults } from "@aangan/copy/detector";
import { dollars } from "@aangan/copy/format";
import { locale } from "@aangan/copy/locale";
import { pricingVariants } from "@aangan/copy/plans";

// The first variant is the default, for visitors without an assigned price.
const [regular] = pricingVariants;

/** The regular plan in words: its price, as "$80", and its sessions, as "2 sessions". */
export const regularPlan = {
  price: dollars(regular.cents, locale),
  sessions: common.sessions({ count: regular.sessions }),
};

const { lines, noticed, concern, alarm, wrongAlarmsPerThousand } = detectorResults;

/** The detector's results as the safety protocol states them: of 100 sentences each, and the number of sentences. */
export const detector = {
  sentences: lines.toLocaleString(locale),
  noticed,
  concern,
  alarm,
  wrongAlarms: wrongAlarmsPerThousand / 10,
};
