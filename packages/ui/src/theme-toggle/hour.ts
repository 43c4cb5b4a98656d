/** The four hours of the day in the artwork. They change wall, dado and light, and carry no information. */
export type Hour = "dawn" | "noon" | "dusk" | "night";

/** Returns the hour at a local time: dawn from 5, noon from 10, dusk from 16, night from 19:30. */
export function hourAt(date: Date): Hour {
  const at = date.getHours() + date.getMinutes() / 60;
  if (at >= 5 && at < 10) return "dawn";
  if (at >= 10 && at < 16) return "noon";
  if (at >= 16 && at < 19.5) return "dusk";
  return "night";
}

/**
 * The same as a script, for pages that run no React: sets `data-hour` on `<html>` from the visitor's clock. Pages with
 * React use `useHour` instead.
 */
export const hourScript = `(function(){var d=new Date(),h=d.getHours()+d.getMinutes()/60;document.documentElement.setAttribute("data-hour",h>=5&&h<10?"dawn":h>=10&&h<16?"noon":h>=16&&h<19.5?"dusk":"night")})()`;
