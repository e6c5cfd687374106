/** A tournament as this browser has it. */
import type { Stream } from '../events/stream.svelte';
import type { TournamentPicture } from '../generated/api';

export type Competition = Stream<TournamentPicture>;
