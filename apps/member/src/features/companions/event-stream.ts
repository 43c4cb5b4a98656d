/** One event of a stream: its name, and its data as text. */
export interface StreamEvent {
  event: string;
  data: string;
}

/**
 * Parses server-sent events from a response body, each as soon as it is complete. Lines may end in LF or CR LF, and a
 * chunk may end anywhere, even inside a character. An event without its final empty line was cut off and is dropped.
 * `onPiece` is called for every chunk, including keep-alives. Throws read errors.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onPiece: () => void = () => {},
): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onPiece();
      rest += decoder.decode(value, { stream: true });
      const blocks = rest.split(/\r?\n\r?\n/);
      rest = blocks.pop() ?? "";
      for (const block of blocks) {
        const event = parse(block);
        if (event) yield event;
      }
    }
  } finally {
    // A consumer that stops early closes the connection.
    await reader.cancel().catch(() => undefined);
  }
}

function parse(block: string): StreamEvent | null {
  let event = "message";
  const data: string[] = [];
  for (const line of block.split(/\r?\n/)) {
    if (line.startsWith("event:")) event = value(line);
    else if (line.startsWith("data:")) data.push(value(line));
  }
  return data.length > 0 ? { event, data: data.join("\n") } : null;
}

const value = (line: string) => line.slice(line.indexOf(":") + 1).replace(/^ /, "");
