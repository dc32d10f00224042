import { buildIfStale } from '../../../scripts/build.ts';

/** Journeys walk the product as it is served, so it is built first. */
export default function setup(): void {
  buildIfStale();
}
