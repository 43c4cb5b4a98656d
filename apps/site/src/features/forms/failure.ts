import { ApiError } from "@aangan/api/site";

/** What a form says when it could not be sent. */
export interface FailureTexts {
  /** The server answered, in no words of its own. */
  sendFailed: string;
  /** Nothing was heard, or nothing that can be used. */
  unexpected: string;
}

/** The sentence for whatever was thrown: the server's own where it has one. */
export function failureText(error: unknown, texts: FailureTexts): string {
  if (!(error instanceof ApiError) || error.status < 400) return texts.unexpected;
  // An answer that is not in our shape (a proxy's page, say) reads "502: Bad Gateway": nothing to show a person.
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
