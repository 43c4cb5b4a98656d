import { ApiError } from "@aangan/api/site";

/** A form's texts for failures. */
export interface FailureTexts {
  /** The server responded without a message. */
  sendFailed: string;
  /** No response, or an unusable one. */
  unexpected: string;
}

/** The sentence for whatever was thrown: the server's own where it has one. */
export function failureText(error: unknown, texts: FailureTexts): string {
  if (!(error instanceof ApiError) || error.status < 400) return texts.unexpected;
  // A response in another shape (for example a proxy's page) reads "502: Bad Gateway": do not show it.
  return error.message.startsWith(`${error.status}: `) || !error.message ? texts.sendFailed : error.message;
}

/** The fields that the server refused, of those that the form has. */
export function refusedFields<Name extends string>(
  error: unknown,
  names: readonly Name[],
): { name: Name; message: string }[] {
  if (!(error instanceof ApiError)) return [];
  return error.fields.flatMap(({ field, message }) => {
    const name = names.find((one) => one === field);
    return name ? [{ name, message }] : [];
  });
}
