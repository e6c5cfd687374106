/** A promotion as this browser has it. */
import type { Stream } from '../events/stream.svelte';
import type { PromotionPicture } from '../generated/api';

export type Offer = Stream<PromotionPicture>;
