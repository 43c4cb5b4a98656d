/** Five skins, light to dark. People are spread over all five; skin never follows role. */
export type Skin = "a" | "b" | "c" | "d" | "e";
/** Light side, shaded side, drawn line. */
export const SKINS: Record<Skin, readonly [light: string, shade: string, line: string]> = {
  a: ["#e9bc93", "#cf9566", "#8f5733"],
  b: ["#d6a075", "#b87c4f", "#75431f"],
  c: ["#bc8258", "#9a6039", "#5e3417"],
  d: ["#9c6541", "#7b4829", "#45230f"],
  e: ["#7a4b31", "#5c341f", "#301707"],
};

/** Colour of hair and beard. */
export type HairColour = "black" | "brown" | "grey" | "salt";
/** Mass of the hair, and the lines drawn in it. */
export const HAIR_COLOURS: Record<HairColour, readonly [mass: string, strand: string]> = {
  black: ["#241a18", "#3a2b27"],
  brown: ["#3b2419", "#54362a"],
  grey: ["#8f8a84", "#b0aba4"],
  salt: ["#4b4643", "#77716d"],
};

/** Cloth by name: the side in the light and the side in shade. */
export const CLOTHS = {
  neem: ["#24523f", "#183b2d"],
  indigo: ["#2b3a78", "#1f2b5c"],
  slate: ["#2f4a66", "#223850"],
  oxide: ["#8e2f20", "#6e2115"],
  brick: ["#c9573b", "#a6432a"],
  turmeric: ["#c98a1c", "#a66e0e"],
  gold: ["#e2a21b", "#b97f0d"],
  sea: ["#5e8476", "#476459"],
  leaf: ["#8fb3a1", "#6e9584"],
  mint: ["#dde3d2", "#c2cbb6"],
  cream: ["#e8e3d0", "#cfc8ae"],
  sand: ["#e4d3ae", "#cdb88b"],
  ivory: ["#f3ebd2", "#d9cfb0"],
} as const satisfies Record<string, readonly [string, string]>;
/** A cloth of the palette. */
export type Cloth = keyof typeof CLOTHS;

/** How the hair is worn; "turban" comes with a full beard, "hijab" covers hair and ears. */
export type HairStyle = "bun" | "long" | "bob" | "plait" | "short" | "wavy" | "balding" | "turban" | "hijab";
/** The four washes a niche is painted in. */
export type NicheWash = "green" | "turmeric" | "rose" | "indigo";
/** The clothes. */
export type Clothing = "sari" | "kurta" | "dupatta" | "shirt" | "blazer" | "crew";

/** The traits of one person. Jewellery and signs are chosen for that person, never a default. */
export interface PortraitSpec {
  skin: Skin;
  face: "oval" | "broad";
  hair: HairStyle;
  hairColour?: HairColour;
  /** Colour of turban or hijab. */
  headcloth?: Cloth;
  wear: Clothing;
  cloth: Cloth;
  /** Blouse, collar, placket or shirt under the blazer. */
  second?: Cloth;
  /** Border of a sari, the dupatta. */
  border?: Cloth;
  beard?: "full" | "moustache" | "stubble";
  glasses?: "dark" | "brown" | "steel";
  lips?: "rose" | "brick" | "brown";
  bindi?: "oxide" | "black";
  jhumka?: boolean;
  nosePin?: boolean;
  /** Eyes closed in a small smile. */
  smile?: boolean;
  /** Lines of age at the eyes and mouth. */
  lined?: boolean;
  /** The wash of this person's niche, and the ground of the small avatar. */
  wash: NicheWash;
}
