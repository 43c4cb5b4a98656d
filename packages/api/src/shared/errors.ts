/** One form field that the server rejected, with a message for the user. */
export interface FieldError {
  field: string;
  message: string;
}

/**
 * A failed call. `message` can be shown to the user. `status` is the HTTP status, or 0 without a response (offline,
 * connection lost); such a call may be repeated.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly fields: readonly FieldError[];

  constructor(status: number, message: string, fields: readonly FieldError[] = [], options?: ErrorOptions) {
    super(message, options);
    this.name = "ApiError";
    this.status = status;
    this.fields = fields;
  }
}

/** Reports whether a status means that the server, or one behind it, cannot serve at present. */
export function isUnavailable(status: number): boolean {
  return status === 502 || status === 503 || status === 504;
}

/** Reports whether the server rejected the call for lack of a session. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Returns the message of a thrown value; `fallback` if it has none. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof Error && error.message ? error.message : fallback;
}

interface ProblemBody {
  message: string;
  fields?: unknown;
}

function isProblemBody(value: unknown): value is ProblemBody {
  return typeof value === "object" && value !== null && "message" in value && typeof value.message === "string";
}

function isFieldError(value: unknown): value is FieldError {
  return (
    typeof value === "object" &&
    value !== null &&
    "field" in value &&
    typeof value.field === "string" &&
    "message" in value &&
    typeof value.message === "string"
  );
}

/**
 * Parses the error of a rejected call. A response in another shape (for example a proxy's page) becomes "{status}:
 * {body or status text}".
 */
export function problemFrom(response: Response, body: string): ApiError {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    parsed = undefined;
  }
  if (isProblemBody(parsed)) {
    const fields = Array.isArray(parsed.fields) ? parsed.fields.filter(isFieldError) : [];
    return new ApiError(response.status, parsed.message, fields);
  }
  const text = body.trim().slice(0, 200);
  return new ApiError(response.status, `${response.status}: ${text || response.statusText}`);
}
