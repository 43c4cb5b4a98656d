import { createApi, type paths } from "@aangan/api/site";
import * as errors from "@aangan/copy/errors";
import { language } from "@aangan/copy/locale";

/** The site BFF's client. Every rejected call throws an `ApiError`. */
export const api = createApi<paths>({
  language,
  texts: {
    unreachable: errors.unreachable,
    invalidJson: errors.invalidJSON,
    emptyAnswer: errors.emptyResponse,
    invalidAnswer: errors.invalidResponse,
  },
  signInPaths: [],
});
