/** The router: addresses are real links, and a page is loaded when it is first gone to. */
import type { Component } from 'svelte';

export interface Route {
  path: string;
  title: string;
  /** Which entry of the navigation it belongs to. */
  under: string;
  load: () => Promise<{ default: Component<never> }>;
}
export interface Place {
  route: Route;
  params: Record<string, string>;
}

/** The route whose pattern fits: `/tables/:table` takes one word, `:rest*` takes what is left. */
export function match(routes: Route[], path: string): Place | null {
  const words = path.split('/').filter(Boolean).map(decode);
  for (const route of routes) {
    const params = fit(route.path.split('/').filter(Boolean), words);
    if (params) return { route, params };
  }
  return null;
}

function decode(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

function fit(pattern: string[], words: string[]): Record<string, string> | null {
  const params: Record<string, string> = {};
  for (const [place, part] of pattern.entries()) {
    if (part.startsWith(':') && part.endsWith('*')) {
      params[part.slice(1, -1)] = words.slice(place).join('/');
      return params;
    }
    const word = words[place];
    if (word === undefined) return null;
    if (part.startsWith(':')) params[part.slice(1)] = word;
    else if (part !== word) return null;
  }
  return words.length === pattern.length ? params : null;
}

class Router {
  path = $state(location.pathname);
  search = $state.raw(new URLSearchParams(location.search));
  hash = $state(location.hash);

  begin(): void {
    addEventListener('popstate', () => this.read());
    document.addEventListener('click', (event) => this.clicked(event));
  }

  go(address: string, how: 'push' | 'replace' = 'push'): void {
    if (how === 'push') history.pushState(null, '', address);
    else history.replaceState(null, '', address);
    this.read();
    if (how === 'push') scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname;
    this.search = new URLSearchParams(location.search);
    this.hash = location.hash;
  }

  private clicked(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
