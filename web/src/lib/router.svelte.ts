/** The address as state, and links that do not load the page anew. */

class Route {
  path = $state(location.pathname);
  query = $state(location.search);
}

export const route = new Route();

function readLocation(): void {
  route.path = location.pathname;
  route.query = location.search;
}

export function navigate(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  readLocation();
  window.scrollTo(0, 0);
}

export function startRouter(): void {
  addEventListener("popstate", readLocation);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest("a");
    if (!link?.href || link.target || link.hasAttribute("download")) return;
    const target = new URL(link.href);
    if (target.origin !== location.origin || target.pathname.startsWith("/api/")) return;
    if (target.pathname === location.pathname && target.hash) return;
    event.preventDefault();
    navigate(target.pathname + target.search);
  });
}
