import { describe, expect, it } from 'vitest';
import { match, type Route } from '../src/spine/router.svelte';

const routes = ['/', '/tables/:table', '/rules/:game', '/library/:rest*'].map((path) => ({ path }) as Route);
const found = (path: string) => {
  const place = match(routes, path);
  return place && [place.route.path, place.params];
};

describe('the router', () => {
  it('finds a page and what its address says', () => {
    expect(found('/')).toEqual(['/', {}]);
    expect(found('/tables/yarra/')).toEqual(['/tables/:table', { table: 'yarra' }]);
    expect(found('/tables/a%20b')).toEqual(['/tables/:table', { table: 'a b' }]);
    expect(found('/library/VIC-2003-01/7.5')).toEqual(['/library/:rest*', { rest: 'VIC-2003-01/7.5' }]);
  });
  it('has no page for what is too short, too long or unknown', () => {
    expect([found('/tables'), found('/tables/a/b'), found('/nowhere')]).toEqual([null, null, null]);
    expect(found('/tables/%E0%A4%A')).toEqual(['/tables/:table', { table: '%E0%A4%A' }]);
  });
});
