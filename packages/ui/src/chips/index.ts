export { ChipLink, type ChipLinkProps } from "./chip";
export { type ChipOption, Chips, type ChipsProps, MultiChips, type MultiChipsProps } from "./chips";
