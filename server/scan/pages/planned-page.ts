import type { PageKind } from '../types.ts';
import { judgeLink, type Topic } from './vocabulary.ts';

/** A page to ask for. */
export interface PlannedPage {
  url: string;
  kind: PageKind;
  topic: Topic | 'home' | 'frame' | 'english' | 'branch' | 'careers' | 'menu' | 'unknown';
  /** Nothing on the site names this address; it was thought likely. */
  guessed?: boolean;
}

/** How many pages of a topic are read at most, and in which order topics are asked for. */
export const QUOTA = {
  home: 6,
  frame: 3,
  impressum: 1,
  contact: 1,
  about: 3,
  team: 1,
  locations: 2,
  certificates: 2,
  sustainability: 1,
  reviews: 2,
  english: 1,
  branch: 5,
  careers: 1,
  menu: 4,
  unknown: 8,
} as const satisfies Record<PlannedPage['topic'], number>;
const ORDER = Object.keys(QUOTA) as PlannedPage['topic'][];

/** Smaller is asked for sooner. */
export function rank({ topic, score }: Pick<PlannedPage, 'topic'> & { score: number }): number {
  return ORDER.indexOf(topic) * 1_000 - score;
}

/** The start page's own place in the plan: home unless its path says otherwise. */
export function startKind(start: string): PageKind {
  const topic = judgeLink([], start)?.topic;
  return topic === undefined || topic === 'sustainability' || topic === 'reviews' ? 'home' : topic;
}
