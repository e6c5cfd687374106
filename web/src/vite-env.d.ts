/// <reference types="svelte" />
/// <reference types="vite/client" />

/** Where the card faces are, worked out by the build. */
declare const __DECK__: string;
