export { ChipLink, type ChipLinkProps, chipVariants } from "./chip";
export { type ChipOption, Chips, type ChipsProps, MultiChips, type MultiChipsProps } from "./chips";
