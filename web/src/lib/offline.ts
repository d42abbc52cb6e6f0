/** What the page keeps on the device, so that it opens without a network: `worker/sw.js` does it. */

export function registerServiceWorker(): void {
  if (!("serviceWorker" in navigator)) return; // none over plain http from another machine
  addEventListener("load", () => {
    setTimeout(() => void register(), 2000); // what is asked for first comes first
  });
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: performance.getEntriesByType("resource").map((entry) => entry.name) });
  } catch {
    // A browser that keeps nothing: the page is there while its server is.
  }
}
