import type { CoachSession } from "./queries";

/** Props of a dialog about one session. */
export interface SessionDialogProps {
  session: CoachSession;
  /** The coach's time zone. */
  zone: string;
  now: Date;
  onClose: () => void;
}
