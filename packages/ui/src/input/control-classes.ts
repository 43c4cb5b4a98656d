/**
 * Classes shared by all text boxes and selects: raised fill, a border with a contrast of at least 3:1, 17 px text (so
 * that phones do not zoom in), sunk when unavailable, a 2 px danger border when invalid.
 */
export const controlClasses = [
  "w-full min-w-0 rounded-control border-[1.5px] border-line-strong bg-raised text-field text-ink",
  "transition-[border-color] duration-(--d-ui) ease-ui hover:border-ink",
  "aria-invalid:border-2 aria-invalid:border-danger",
  "disabled:cursor-not-allowed disabled:border-line disabled:bg-sunk disabled:text-ink-muted disabled:opacity-100",
].join(" ");
