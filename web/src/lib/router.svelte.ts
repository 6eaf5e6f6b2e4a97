/** Which page an address shows. */
export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string | null; edition: string | null }
  | { page: "table"; table: string }
  | { page: "replay"; table: string; at: number }
  | { page: "editions"; which: string | null }
  | { page: "account" }
  | { page: "lost" };

export function routeOf(address: URL): Route {
  const parts = address.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  const [first, second, third] = parts;
  if (parts.length === 0) return { page: "lobby" };
  if (first === "new" && parts.length === 1) {
    return { page: "new", game: address.searchParams.get("game"), edition: address.searchParams.get("edition") };
  }
  if (first === "editions" && parts.length <= 2) return { page: "editions", which: second ?? null };
  if (first === "account" && parts.length === 1) return { page: "account" };
  if (first === "tables" && second && parts.length === 2) return { page: "table", table: second };
  if (first === "tables" && second && third === "replay" && parts.length === 3) {
    return { page: "replay", table: second, at: Math.max(0, Number(address.searchParams.get("at")) || 0) };
  }
  return { page: "lost" };
}

class Router {
  route = $state.raw<Route>({ page: "lobby" });

  /** Follows links and the browser's back button from now on. */
  listen(): void {
    this.read();
    addEventListener("popstate", () => this.read());
    document.addEventListener("click", (event) => {
      const target = linkOf(event);
      if (!target) return;
      event.preventDefault();
      this.go(target);
    });
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.read();
    scrollTo(0, 0);
  }

  private read(): void {
    try {
      this.route = routeOf(new URL(location.href));
    } catch {
      this.route = { page: "lost" };
    }
  }
}

/** The address of a plain click on a link to one of our pages. */
function linkOf(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || link.target || link.hasAttribute("download") || link.origin !== location.origin) return null;
  if (link.pathname.startsWith("/api/") || link.getAttribute("href")?.startsWith("#")) return null;
  return link.pathname + link.search;
}

export const router = new Router();
