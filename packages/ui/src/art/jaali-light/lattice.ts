/** A lit hole of the lattice: an eight-pointed star, its centre at the origin, in hundredths of a cell. */
export const STAR = polygon(
  Array.from({ length: 16 }, (_, i) => {
    const radius = i % 2 ? 43.5 * 0.765 : 43.5;
    const angle = (i * Math.PI) / 8;
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
  }),
);

/** The hole where four cells meet: a pointed cross, centred, in hundredths of a cell. */
export const CROSS = polygon(
  [0, 1, 2, 3].flatMap((quarter) =>
    (
      [
        [0, -40],
        [10.8, -29.5],
        [10.8, -10.8],
        [29.5, -10.8],
      ] as const
    ).map((point) => {
      let [x, y]: readonly [number, number] = point;
      for (let i = 0; i < quarter; i++) [x, y] = [-y, x];
      return [x, y] as const;
    }),
  ),
);

function polygon(points: readonly (readonly [number, number])[]): string {
  // Rounded away from zero on both sides: Math.round alone would make the left differ from the right.
  const round = (n: number) => Math.sign(n) * Math.round(Math.abs(n)) || 0;
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;
}

/** The position of the sun at each hour, 0 (first light) to 1 (last); at night it is the moon. */
export const SUN = { dawn: 0.2, noon: 0.45, dusk: 0.82, night: 0.66 } as const;
/** An hour of the day in the artwork. */
export type Hour = keyof typeof SUN;

/**
 * Returns how the lattice's light falls when the sun is at t (0 to 1): sideways shear and stretch downwards, per cell.
 */
export function slant(t: number): { shear: number; stretch: number } {
  const azimuth = 1.9 * (t - 0.5);
  return { shear: -Math.tan(0.62 * azimuth), stretch: 1 + 0.5 * Math.abs(t - 0.5) };
}
