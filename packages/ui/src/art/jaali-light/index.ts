export { JaaliLight, type JaaliLightProps } from "./jaali-light";
export { JaaliThrow, type JaaliThrowProps } from "./jaali-throw";
export { type Hour, SUN } from "./lattice";
