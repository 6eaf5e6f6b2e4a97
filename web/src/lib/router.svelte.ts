/** Which page an address shows. */
export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string | null; edition: string | null }
  | { page: "table"; table: string; at: number | null }
  | { page: "records"; at: number | null }
  | { page: "editions"; which: string | null }
  | { page: "learn"; game: string | null; lesson: string | null }
  | { page: "analysis"; study: string | null; at: number | null }
  | { page: "rules"; game: string | null; rule: string | null }
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
  if (first === "learn" && parts.length <= 3) return { page: "learn", game: second ?? null, lesson: third ?? null };
  if (first === "analysis" && parts.length <= 2) return { page: "analysis", study: second ?? null, at: momentOf(address) };
  if (first === "rules" && parts.length <= 2) return { page: "rules", game: second ?? null, rule: address.hash.slice(1) || null };
  if (first === "account" && parts.length === 1) return { page: "account" };
  if (first === "tables" && second && parts.length === 2) return { page: "table", table: second, at: momentOf(address) };
  if (first === "records" && parts.length === 1) return { page: "records", at: momentOf(address) };
  return { page: "lost" };
}

/** The number of moves after which an address shows a game; null: as it stands now. */
export function momentOf({ searchParams }: URL): number | null {
  const said = searchParams.get("at") ?? "";
  return /^-?\d{1,9}$/.test(said) ? Number(said) : null;
}

/** The address of a moment. */
export function addressAt(path: string, at: number | null): string {
  return at === null ? path : `${path}?at=${at}`;
}

/** What stays on the screen while an address changes: moments of one game are one page. */
export function placeOf(route: Route): string {
  if (route.page === "table") return `table ${route.table}`;
  if (route.page === "editions") return `editions ${route.which}`;
  if (route.page === "analysis") return `analysis ${route.study}`;
  if (route.page === "rules") return `rules ${route.game}`;
  return route.page === "learn" ? `learn ${route.game} ${route.lesson}` : route.page;
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
    if (!address.includes("#")) scrollTo(0, 0);
  }

  /** Changes the address within a page, which keeps its place on the screen. */
  note(address: string, how: "push" | "replace"): void {
    if (how === "push") history.pushState(null, "", address);
    else history.replaceState(null, "", address);
    this.read();
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
  return link.pathname + link.search + link.hash;
}

export const router = new Router();
