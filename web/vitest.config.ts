import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config";

export default mergeConfig(
  page,
  defineConfig({
    plugins: [svelteTesting()],
    // A test that draws a whole table and presses everything takes seconds where others work on the same machine.
    // Hundreds of whole tables drawn in one file need more memory than Node takes by itself.
    test: {
      environment: "happy-dom",
      include: ["src/**/*.test.ts"],
      testTimeout: 20_000,
      maxWorkers: "100%", // one core would be left idle
      execArgv: ["--max-old-space-size=8192"],
    },
  }),
);
