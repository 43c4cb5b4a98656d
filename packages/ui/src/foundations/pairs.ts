/** Two roles that are used on each other, and their required contrast. */
export interface Pair {
  ink: string;
  ground: string;
  /** 4.5 for text, 3 for borders, rings and drawings. */
  least: 4.5 | 3;
}

const text = (ink: string, ...grounds: string[]): Pair[] => grounds.map((ground) => ({ ink, ground, least: 4.5 }));
const shape = (ink: string, ...grounds: string[]): Pair[] => grounds.map((ground) => ({ ink, ground, least: 3 }));

/** Every pair that the components may use. A missing pair was not measured: add it before using it. */
export const PAIRS: readonly Pair[] = [
  ...text("ink", "bg", "surface", "raised", "sunk", "wall", "dado", "sun", "primary-soft"),
  ...text("ink-muted", "bg", "surface", "raised", "sunk"),
  ...text("on-floor", "floor", "floor-deep"),
  ...text("primary", "bg", "surface", "raised", "primary-soft"),
  ...text("on-primary", "primary", "primary-hover"),
  ...text("accent-ink", "bg", "surface", "raised"),
  ...text("on-accent", "accent"),
  ...text("success", "bg", "surface", "success-soft"),
  ...text("caution", "bg", "surface", "caution-soft"),
  ...text("danger", "bg", "surface", "raised", "danger-soft"),
  ...text("on-danger", "danger"),
  ...text("on-crisis", "crisis"),
  ...text("on-lamp", "lamp"),
  ...text("lamp", "crisis"),
  ...text("on-toast", "toast"),
  ...text("on-rail", "rail"),
  ...shape("line-strong", "bg", "surface", "raised"),
  ...shape("focus", "bg", "surface", "raised", "sunk", "wall", "dado"),
  ...shape("focus-on-floor", "floor", "crisis", "rail"),
  ...shape("crisis-edge", "bg", "surface"),
  ...shape("primary", "wall"),
  ...shape("on-cloth", "cloth-neem", "cloth-indigo", "cloth-sea", "cloth-brown"),
  ...shape("on-cloth-light", "cloth-turmeric"),
  ...shape("on-cloth-cream", "cloth-cream"),
];
