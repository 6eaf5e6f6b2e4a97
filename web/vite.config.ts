import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = process.env.SIGNORIA_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte({ preprocess: vitePreprocess() })],
  build: {
    outDir: "../src/signoria/server/page",
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content-security-policy allows no data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false } }, // most of the time is Svelte's, as it should be
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true, changeOrigin: true } },
  },
});
