export { type ClientOptions, type ClientTexts, createApi, unwrap } from "../shared/client";
export { ApiError, type FieldError, isSignedOut, messageOf } from "../shared/errors";
export type { components, paths } from "./schema.gen";
