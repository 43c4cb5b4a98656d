import { administrationScenes } from "./administration";
import { coachScenes } from "./coach";
import { memberScenes } from "./member";
import type { Scene } from "./scene";
import { siteScenes } from "./site";

/** Every page of the product in its visually distinct states. */
export const scenes: readonly Scene[] = [...siteScenes, ...memberScenes, ...coachScenes, ...administrationScenes];
