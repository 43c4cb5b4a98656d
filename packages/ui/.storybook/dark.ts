import axe from "axe-core";

/** The axe rules about colours; the other rules give the same result in both themes. */
const colours = ["color-contrast", "link-in-text-block"];

/** Waits until every colour transition has ended. */
async function settled(): Promise<void> {
  const finite = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(finite.map((one) => one.finished));
}

/**
 * Switches the rendered story, in the state after its play function, to the dark theme, checks its colours against
 * WCAG 2.2 AA, and switches back. Returns the violations as text.
 */
export async function colourFaultsInTheDark(): Promise<string[]> {
  const grounds = [document.documentElement, ...document.querySelectorAll<HTMLElement>("[data-room]")];
  const before = grounds.map(({ dataset }) => dataset.theme);
  for (const { dataset } of grounds) dataset.theme = "dark";
  await settled();
  const { violations } = await axe.run(
    { include: [document.body], exclude: [[".sb-wrapper"], ["#storybook-docs"], ["#storybook-highlights-root"]] },
    { runOnly: { type: "rule", values: colours }, resultTypes: ["violations"] },
  );
  grounds.forEach(({ dataset }, index) => {
    dataset.theme = before[index];
  });
  await settled();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}
