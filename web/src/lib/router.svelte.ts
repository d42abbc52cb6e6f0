/** The address as state, and links that do not load the page anew. */

class Route {
  path = $state(location.pathname);
  query = $state(location.search);
}

export const route = new Route();

function follow(): void {
  route.path = location.pathname;
  route.query = location.search;
}

export function navigate(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  follow();
  window.scrollTo(0, 0);
}

export function startRouter(): void {
  addEventListener("popstate", follow);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest("a");
    if (!link?.href || link.target || link.hasAttribute("download")) return;
    const to = new URL(link.href);
    if (to.origin !== location.origin || to.pathname.startsWith("/api/")) return;
    if (to.pathname === location.pathname && to.hash) return;
    event.preventDefault();
    navigate(to.pathname + to.search);
  });
}
