import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const PACKAGE = 'node_modules/@heruka_urgyen/react-playing-cards';
const VERSION = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')).version as string;
const DECKS = { two: '2color', 'two-big': '2color-bf', four: '4color', 'four-big': '4color-bf' };
const DECK_FOLDER = `assets/deck-${VERSION}`;
const HOUSE = process.env.PITBOSS_ADDRESS ?? 'http://127.0.0.1:8000';

/** The CC0 card faces, under addresses that can be worked out from a card: assets/deck-VERSION/two/KD.svg. */
function deck(): Plugin {
  const face = (path: string) => {
    const found = /\/assets\/deck-[^/]+\/([a-z-]+)\/(\w\w\.svg)$/.exec(path);
    const folder = found && DECKS[found[1] as keyof typeof DECKS];
    return folder ? join(PACKAGE, 'src/images', folder, found[2]!) : undefined;
  };
  return {
    name: 'deck',
    generateBundle() {
      for (const [name, folder] of Object.entries(DECKS)) {
        const path = join(PACKAGE, 'src/images', folder);
        for (const file of readdirSync(path).filter((each) => each.endsWith('.svg'))) {
          this.emitFile({
            type: 'asset',
            fileName: `${DECK_FOLDER}/${name}/${file}`,
            source: readFileSync(join(path, file)),
          });
        }
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = face(request.url ?? '');
        if (!file) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(readFileSync(file));
      });
    },
  };
}

/** Every file that gains by it once more as .gz and .br, so that the server need not pack anything. */
function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle)) {
        const path = join(dir!, name);
        if (!/\.(js|css|svg|html|json)$/.test(name) || statSync(path).size < 1000) continue;
        const body = readFileSync(path);
        writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
        if (!name.includes('/deck-')) writeFileSync(`${path}.br`, brotliCompressSync(body));
      }
    },
  };
}

const ROOMS: Record<string, string[]> = {
  play: ['table'],
  study: ['fair', 'learn', 'odds', 'rules'],
  staff: ['consoles', 'inspector'],
  compete: ['tournaments', 'events', 'paper'],
  promote: ['promotion'],
};

/** The file that a module goes into: one for each kind of visitor and one under all of them, since many small files pack badly. */
function room(
  id: string,
  { getModuleInfo }: { getModuleInfo: (id: string) => { importers: readonly string[] } | null },
): string {
  const seen = new Set<string>();
  const isUnderAll = (each: string): boolean => {
    if (seen.has(each)) return false;
    seen.add(each);
    return !roomOf(each) || (getModuleInfo(each)?.importers.some(isUnderAll) ?? false);
  };
  return isUnderAll(id) ? 'pit' : roomOf(id)!;
}

function roomOf(id: string): string | undefined {
  const folder = (/\/src\/words\/en\/(\w+)/.exec(id) ?? /\/src\/(\w+)\//.exec(id))?.[1] ?? ''; // words of one room go with it
  return Object.keys(ROOMS).find((each) => ROOMS[each]!.includes(folder));
}

export default defineConfig({
  plugins: [svelte(), deck(), packed()],
  define: { __DECK__: JSON.stringify(`/${DECK_FOLDER}`) },
  build: {
    outDir: '../src/pitboss/web/built',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    reportCompressedSize: false,
    minify: 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3 }, format: { comments: false } },
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: { manualChunks: room },
      onwarn(warning, warn) {
        if (warning.code === 'CIRCULAR_CHUNK') throw new Error(warning.message); // a page of such files does not start
        warn(warning);
      },
    },
  },
  server: { proxy: { '/api': HOUSE, '/ws': { target: HOUSE, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts'] },
});
