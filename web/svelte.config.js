import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

const SOURCE = join(import.meta.dirname, 'src');
const components = readdirSync(SOURCE, { recursive: true }).filter((path) => path.endsWith('.svelte'));
const places = new Map(components.sort().map((path, place) => [path, place.toString(36)]));

/** The class of a component's scope, which is on every element with a style: its place among all components, since a hash does not pack. */
const cssHash = ({ filename, hash, css }) => `s${places.get(relative(SOURCE, filename)) ?? `-${hash(css)}`}`;

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash } };
