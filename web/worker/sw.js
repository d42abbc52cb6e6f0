/* The page without a network: its shell, its words and decks, and the rules already read. Written into the build as /sw.js.

The network comes first for everything that is not named by its content, so that a new server is never met by an old page;
what is kept is of one build, and goes with it. Tables, deals and guests are never kept. */
const KEPT = "hlaska-__BUILD__";
const SHELL = __SHELL__;
const READ = /^\/api\/(games(\/[^/]+(\/learn)?)?|rules\/[^/]+)$/;

addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.addAll(SHELL))
      .then(() => skipWaiting()),
  );
});

addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith("hlaska-") && name !== KEPT).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

/** The parts of the page that were loaded before this worker was there. */
addEventListener("message", (event) => {
  const parts = (event.data?.keep ?? []).map((address) => new URL(address)).filter((url) => url.origin === location.origin && url.pathname.startsWith("/assets/"));
  event.waitUntil(caches.open(KEPT).then((cache) => Promise.all(parts.map((url) => cache.match(url).then((found) => found ?? cache.add(url).catch(() => undefined))))));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match("/", { cacheName: KEPT }).then((page) => page ?? Response.error())));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(kept(request));
  else if (READ.test(url.pathname)) event.respondWith(fresh(request));
  else if (SHELL.includes(url.pathname)) event.respondWith(fetch(request).catch(() => caches.match(request, { cacheName: KEPT }).then((file) => file ?? Response.error())));
});

/** Named by its content: what is kept is what the server has. */
async function kept(request) {
  const cache = await caches.open(KEPT);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** From the server; what it said last, where it does not answer. */
async function fresh(request) {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch {
    return (await cache.match(request)) ?? Response.error();
  }
}
