import { buildLanguage, pathPrefix } from "@aangan/config/languages";
import config from "@aangan/config/next";

/** The site's pages in other languages than English have its code as prefix: /hi/faq. */
export default { ...config, basePath: pathPrefix(buildLanguage()) };
