import { afterEach, beforeEach } from "vitest";

/** The Navigation API's event, whose types are not part of TypeScript yet. */
interface NavigateEvent extends Event {
  destination: { url: string; sameDocument: boolean };
}

/** Records the paths of navigations in this test and prevents them, because a navigation would end the test. */
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
