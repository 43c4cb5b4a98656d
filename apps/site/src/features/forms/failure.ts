import { ApiError } from "@aangan/api/site";

/** A form's texts for failures. */
export interface FailureTexts {
  /** The server responded without a message. */
  sendFailed: string;
  /** No response, or an unusable one. */
  unexpected: string;
}

/** Returns the text for an error: the server's message if it has one. */
export function failureText(error: unknown, texts: FailureTexts): string {
  if (!(error instanceof ApiError) || error.status < 400) return texts.unexpected;
  // A response in another shape (for example a proxy's page) reads "502: Bad Gateway": do not show it.
  return error.message.startsWith(`${error.status}: `) || !error.message ? texts.sendFailed : error.message;
}

/** Returns the form's fields that the server rejected. */
export function rejectedFields<Name extends string>(
  error: unknown,
  names: readonly Name[],
): { name: Name; message: string }[] {
  if (!(error instanceof ApiError)) return [];
  return error.fields.flatMap(({ field, message }) => {
    const name = names.find((one) => one === field);
    return name ? [{ name, message }] : [];
  });
}
