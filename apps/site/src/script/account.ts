/** Whom the header greets: what the member app tells this site of a signed-in member. */
interface HeaderUser {
  firstName: string;
  lastName: string;
  email: string;
}

/**
 * Asks who is signed in and shows their menu in the header. The front page does not ask (its header has no place for it).
 * When the answer does not come, the header stays a visitor's, which is never wrong to show.
 */
export async function showAccount(): Promise<void> {
  if (!document.querySelector("[data-account]")) return;
  try {
    // The member app owns this address; the site's server sends the browser there.
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
