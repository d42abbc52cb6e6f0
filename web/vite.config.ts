import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

// The server under which the page is developed: `hlaska serve` on its usual port.
const server = process.env.HLASKA_SERVER ?? "http://127.0.0.1:8000";

/** Words and decks: kept when they are wanted, as nobody reads all of them. */
const WANTED = /\.(ftl|svg)\?raw$/;

/** Writes `worker/sw.js` into the build, with the names of the files that it keeps. */
function offline(): Plugin {
  return {
    name: "hlaska-offline",
    enforce: "post",
    generateBundle(_, bundle) {
      const parts = Object.values(bundle).filter((part) => part.type === "asset" || !WANTED.test(part.facadeModuleId ?? ""));
      const files = parts.map((part) => `/${part.fileName}`).filter((name) => name !== "/index.html");
      const shell = ["/", ...files, ...readdirSync("public").map((name) => `/${name}`)].sort();
      const build = createHash("sha256");
      for (const part of Object.values(bundle)) build.update(part.fileName).update(part.type === "asset" ? part.source : part.code);
      const source = readFileSync("worker/sw.js", "utf8").replace("__BUILD__", build.digest("hex").slice(0, 16)).replace("__SHELL__", JSON.stringify(shell));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), offline()],
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
  test: { include: ["src/**/*.test.ts", "scripts/*.test.ts"], css: true },
  // Under test, Svelte is its browser build.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
});
