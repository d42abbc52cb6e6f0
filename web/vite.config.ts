import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The server under which the page is developed: `hlaska serve` on its usual port.
const server = process.env.HLASKA_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: "es2022",
    // Everything under the page's own address: no data: addresses, so that the server can forbid them.
    assetsInlineLimit: 0,
  },
  server: {
    // The messages live beside the Python sources, one set for the page, the terminal and the command line.
    fs: { allow: [".", "../src/hlaska/locales"] },
    // The host stays as it is: the server answers only its own page.
    proxy: { "/api": { target: server, changeOrigin: false }, "/ws": { target: server, ws: true, changeOrigin: false } },
  },
  // Style sheets are read by the test of the colours.
  test: { include: ["src/**/*.test.ts"], css: true },
  // Under test, Svelte is its browser build.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
});
