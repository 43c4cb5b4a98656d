import { helplines } from "@/content/helplines";

/** The helplines inside running text, each a link, 988 first. */
export function HelplineList() {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {helplines.map((line) => (
        <li key={line.id}>
          <a
            href={line.href}
            className="flex min-h-12 flex-wrap items-baseline gap-x-3 py-2.5 text-ink no-underline hover:underline"
          >
            <b className="font-semibold text-primary">{line.label}</b>
            <span className="text-ink-muted text-small">{line.detail}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
