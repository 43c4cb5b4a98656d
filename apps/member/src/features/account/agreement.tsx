import * as auth from "@aangan/copy/auth";
import { Agreement as Agreed } from "@/lib/agreement";

/** The terms that a new member agrees to. */
export function Agreement() {
  return <Agreed text={auth.agreement} />;
}
