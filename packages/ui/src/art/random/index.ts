export { hash, pick, rng } from "./random";
