// The JavaScript a table page loads, packed, for each game and language, and the illustrations, which come in chunks of
// their own; more than LIMIT or DRAWINGS_LIMIT is an error.
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const LIMIT = 180 * 1024;
const DRAWINGS_LIMIT = 120 * 1024;
const page = join(dirname(fileURLToPath(import.meta.url)), "../../src/signoria/server/page");
const manifest = JSON.parse(readFileSync(join(page, ".vite/manifest.json"), "utf8"));
const packed = (file) => gzipSync(readFileSync(join(page, file)), { level: 9 }).length;

/** A chunk and everything it imports at once. */
function needed(key, found = new Set()) {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const each of chunk.imports ?? []) needed(each, found);
  return found;
}

const keys = Object.keys(manifest);
const languages = [...new Set(keys.flatMap((key) => key.match(/locale\/(\w+)\/page\.ftl/)?.[1] ?? []))];
const games = keys.flatMap((key) => key.match(/^src\/(\w+)\/index\.ts$/)?.[1] ?? []);
const sizeOf = (files) => [...files].filter((file) => file.endsWith(".js")).reduce((sum, file) => sum + packed(file), 0);
const inKB = (size) => `${(size / 1024).toFixed(1)} KB`;
let worst = 0;
for (const game of games) {
  for (const language of languages) {
    const words = keys.filter((key) => ["page", game, `${game}-page`].some((name) => key.includes(`/locale/${language}/${name}.ftl`)));
    const files = new Set(["index.html", `src/${game}/index.ts`, ...words].flatMap((key) => [...needed(key)]));
    const size = sizeOf(files);
    worst = Math.max(worst, size);
    console.log(`${game} (${language}): ${inKB(size)} of JavaScript, packed`);
  }
}
const lobby = needed("index.html");
const drawings = new Set(keys.filter((key) => /^src\/drawings\/games\//.test(key)).flatMap((key) => [...needed(key)]));
const own = [...drawings].filter((file) => !lobby.has(file));
console.log(`illustrations: ${inKB(sizeOf(own))}`);
const all = readdirSync(join(page, "assets")).filter((file) => file.endsWith(".js"));
console.log(`everything together: ${inKB(sizeOf(all.map((file) => `assets/${file}`)))}`);
if (worst > LIMIT) {
  console.error(`A table page may load at most ${LIMIT / 1024} KB.`);
  process.exitCode = 1;
}
if (own.length === 0 || sizeOf(own) > DRAWINGS_LIMIT) {
  console.error(`The illustrations must be chunks of their own, at most ${DRAWINGS_LIMIT / 1024} KB together.`);
  process.exitCode = 1;
}
