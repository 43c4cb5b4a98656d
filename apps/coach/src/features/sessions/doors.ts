import { useEffect, useRef } from "react";
import { type CoachSession, useRenew } from "./queries";

/** Asks anew when a room's door opens: the server gives its address out only then. */
export function useDoors(sessions: readonly CoachSession[], now: Date): void {
  const renew = useRenew();
  const locked = sessions
    .filter(({ joinFrom, zoomLink }) => zoomLink === null && Date.parse(joinFrom) <= now.getTime())
    .map(({ id }) => id)
    .join(" ");
  const asked = useRef("");
  useEffect(() => {
    if (locked === "" || asked.current === `${locked} ${now.getTime()}`) return;
    asked.current = `${locked} ${now.getTime()}`;
    void renew();
  }, [locked, now, renew]);
}
