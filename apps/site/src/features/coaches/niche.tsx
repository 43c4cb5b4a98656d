/**
 * A niche in the wall for a coach's picture or initial, empty as built: the site's script fills it in. Its parent gives
 * the width, and the colors `--back` and `--rev`.
 */
export function Niche() {
  return (
    <>
      <div className="taak-mask relative aspect-[100/118] overflow-hidden bg-(--rev)">
        <div className="taak-mask absolute top-[5.5%] right-[-7%] bottom-[-5.5%] left-[7%] bg-(--back)" />
        <span
          data-coach-initial=""
          aria-hidden="true"
          hidden
          suppressHydrationWarning
          className="absolute inset-0 grid place-items-center pt-4 font-display text-[64px] text-ink"
        >
          {""}
        </span>
        {/* biome-ignore lint/a11y/useAltText: the script sets it, and the name is next to it. */}
        <img
          data-coach-photo=""
          hidden
          suppressHydrationWarning
          width={200}
          height={240}
          decoding="async"
          className="portrait-dim absolute bottom-0 left-[9%] w-[88%]"
        />
      </div>
      <div aria-hidden="true" className="-mx-[6%] h-[5px] bg-(--ledge)" />
      <div
        aria-hidden="true"
        className="-mx-[6%] h-1 bg-(--ledge-deep) [clip-path:polygon(0_0,100%_0,98%_100%,2%_100%)]"
      />
    </>
  );
}
