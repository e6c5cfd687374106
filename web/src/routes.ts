/** Every page by its address; each is loaded when it is first gone to. */
import type { Route } from './spine/router.svelte';
import { words } from './words';

const { nav } = words.frame;

export const ROUTES: Route[] = [
  { path: '/', title: nav.lobby, under: 'lobby', load: () => import('./lobby/LobbyPage.svelte') },
  { path: '/open', title: words.opening.title, under: 'lobby', load: () => import('./lobby/OpenTablePage.svelte') },
  { path: '/tables', title: nav.tables, under: 'tables', load: () => import('./lobby/MyTablesPage.svelte') },
  { path: '/tables/:table', title: nav.tables, under: 'lobby', load: () => import('./table/TablePage.svelte') },
  { path: '/rules', title: nav.rules, under: 'rules', load: () => import('./rules/RulesPage.svelte') },
  {
    path: '/rules/compare',
    title: words.library.compare,
    under: 'rules',
    load: () => import('./rules/ComparePage.svelte'),
  },
  {
    path: '/rules/readings',
    title: words.library.readings,
    under: 'rules',
    load: () => import('./rules/ReadingsPage.svelte'),
  },
  {
    path: '/rules/document/:document',
    title: nav.rules,
    under: 'rules',
    load: () => import('./rules/DocumentPage.svelte'),
  },
  {
    path: '/rules/row/:document/:pin*',
    title: nav.rules,
    under: 'rules',
    load: () => import('./rules/RowPage.svelte'),
  },
  { path: '/rules/:book', title: nav.rules, under: 'rules', load: () => import('./rules/BookPage.svelte') },
  { path: '/odds', title: nav.odds, under: 'odds', load: () => import('./odds/OddsPage.svelte') },
  {
    path: '/odds/compare',
    title: words.odds.compare,
    under: 'odds',
    load: () => import('./odds/CompareOddsPage.svelte'),
  },
  { path: '/odds/:game', title: nav.odds, under: 'odds', load: () => import('./odds/GameOddsPage.svelte') },
  { path: '/learn', title: nav.learn, under: 'learn', load: () => import('./learn/LearnPage.svelte') },
  { path: '/learn/:game/:kind', title: nav.learn, under: 'learn', load: () => import('./learn/DrillPage.svelte') },
  { path: '/fair', title: nav.fair, under: 'fair', load: () => import('./fair/FairPage.svelte') },
  {
    path: '/inspector',
    title: words.inspector.title,
    under: 'consoles',
    load: () => import('./inspector/InspectorPage.svelte'),
  },
  {
    path: '/inspector/:table',
    title: words.inspector.title,
    under: 'consoles',
    load: () => import('./inspector/TableInspectionPage.svelte'),
  },
  {
    path: '/inspector/:table/:round',
    title: words.inspector.title,
    under: 'consoles',
    load: () => import('./inspector/RoundPage.svelte'),
  },
  { path: '/consoles', title: nav.consoles, under: 'consoles', load: () => import('./consoles/ConsolesPage.svelte') },
  {
    path: '/consoles/dealer/:table',
    title: words.consoles.dealer,
    under: 'consoles',
    load: () => import('./consoles/DealerPage.svelte'),
  },
  {
    path: '/consoles/supervisor/:table',
    title: words.consoles.supervisor,
    under: 'consoles',
    load: () => import('./consoles/SupervisorPage.svelte'),
  },
  {
    path: '/consoles/administrator',
    title: words.consoles.administrator,
    under: 'consoles',
    load: () => import('./consoles/AdministratorPage.svelte'),
  },
  { path: '/me', title: nav.me, under: 'me', load: () => import('./me/MePage.svelte') },
];
