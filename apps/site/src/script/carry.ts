import { shownVariants } from "@/lib/events";

/** Adds the variants to links into the member app: the price shown is the price charged. */
export function addVariantsToLinks(): void {
  const carry = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-carry]") : null;
    if (!link) return;
    const address = new URL(link.href);
    const { heading, pricing } = shownVariants();
    address.searchParams.set("heading", heading);
    address.searchParams.set("pricing", pricing);
    link.href = address.href;
  };
  // Before the browser follows the link: by click, middle click or key.
  document.addEventListener("click", carry, true);
  document.addEventListener("auxclick", carry, true);
}
