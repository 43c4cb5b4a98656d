import { ApiError, problemFrom } from "@aangan/api/errors";
import * as errors from "@aangan/copy/errors";
import { language } from "@aangan/copy/locale";
import type { Attachment } from "@aangan/ui/attachment/types.ts";

/** Options of {@link upload}. */
export interface UploadOptions {
  /** The upload URL, on the page's own origin. */
  url: string;
  file: File;
  /** Length of a recording, in milliseconds. */
  durationMs?: number | undefined;
  /** Called with the uploaded share, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Cancels the upload; the promise then rejects with an `AbortError`. */
  signal: AbortSignal;
  /** The session is over. */
  onSignedOut: () => void;
}

/**
 * Uploads one file. Throws an `ApiError` if it is rejected (413 too large, 415 unsupported type) or without a response
 * (status 0).
 */
export function upload({ url, file, durationMs, onProgress, signal, onSignedOut }: UploadOptions): Promise<Attachment> {
  return new Promise((resolve, reject) => {
    const aborted = () => reject(new DOMException("The upload was cancelled.", "AbortError"));
    if (signal.aborted) {
      aborted();
      return;
    }
    const body = new FormData();
    // Before the file, so that a streaming server knows it in time.
    if (durationMs !== undefined) body.append("durationMs", String(Math.round(durationMs)));
    body.append("file", file, file.name);

    // Not fetch, which reports no upload progress.
    const request = new XMLHttpRequest();
    request.open("POST", url);
    request.setRequestHeader("Accept", "application/json");
    request.setRequestHeader("Accept-Language", language);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable && event.total > 0) onProgress(event.loaded / event.total);
    };
    request.onload = () => {
      try {
        resolve(parseResponse(request));
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) onSignedOut();
        reject(error);
      }
    };
    request.onerror = () => reject(new ApiError(0, errors.unreachable));
    request.ontimeout = request.onerror;
    request.onabort = aborted;
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(body);
  });
}

function parseResponse({ status, statusText, responseText }: XMLHttpRequest): Attachment {
  if (status < 200 || status > 299)
    throw problemFrom(new Response(null, { status: responseStatus(status), statusText }), responseText);
  try {
    return JSON.parse(responseText) as Attachment;
  } catch (cause) {
    throw new ApiError(status, errors.invalidJSON, [], { cause });
  }
}

/** Returns a status that the `Response` constructor accepts. */
function responseStatus(status: number): number {
  return status >= 200 && status <= 599 ? status : 500;
}
