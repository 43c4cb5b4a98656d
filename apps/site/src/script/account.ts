/** The member app's data about a signed-in member, for the header. */
interface HeaderUser {
  firstName: string;
  lastName: string;
  email: string;
}

/**
 * Fetches the session and shows the member's menu in the header. The front page does not (its header has no menu).
 * Without a response the header stays a visitor's, which is always safe.
 */
export async function showAccount(): Promise<void> {
  if (!document.querySelector("[data-account]")) return;
  try {
    // The member app owns this path; the site's server redirects there.
    const answer = await fetch("/api/site-header", { credentials: "include", headers: { Accept: "application/json" } });
    if (!answer.ok) return;
    const { user } = (await answer.json()) as { user: HeaderUser | null };
    if (!user) return;
    const name = `${user.firstName} ${user.lastName}`;
    const initial = Array.from(user.firstName)[0] ?? "";
    for (const [part, text] of [["name", name] as const, ["email", user.email] as const, ["initial", initial] as const])
      for (const place of document.querySelectorAll(`[data-account-${part}]`)) place.textContent = text;
    document.documentElement.dataset.account = "member";
  } catch (error) {
    console.warn("Who is signed in could not be read.", error);
  }
}
