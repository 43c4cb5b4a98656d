import { afterEach, beforeEach } from "vitest";

/** What the browser says before it goes somewhere. Its types are not among TypeScript's yet. */
interface NavigateEvent extends Event {
  destination: { url: string; sameDocument: boolean };
}

/**
 * For the tests of what leads away to another page: the paths that it led to in this test. The test stays where it is, which
 * going there would end.
 */
export function recordNavigations(): () => string[] {
  const navigation = (window as unknown as { navigation: EventTarget }).navigation;
  let paths: string[] = [];
  const stay = (event: Event) => {
    const { destination } = event as NavigateEvent;
    if (destination.sameDocument) return;
    event.preventDefault();
    paths.push(new URL(destination.url).pathname);
  };
  beforeEach(() => {
    paths = [];
    navigation.addEventListener("navigate", stay);
  });
  afterEach(() => navigation.removeEventListener("navigate", stay));
  return () => paths;
}
