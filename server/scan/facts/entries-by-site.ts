import type { Line } from '../dom/lines.ts';

/** A heading that is nothing but a site's address: 'www.muster-bau.de'. */
const SITE =
  /^(?:(?:für|impressum|impressum (?:für|von)) )?(?:https?:\/\/)?(?:www\.)?((?:[\p{L}\d-]{2,60}\.){1,3}\p{L}{2,12})\/?:?$/iu;

/** Longest heading that is looked at. */
const LONGEST = 80;

/** Indexes of a heading and the lines up to the next one of its level: each line is passed once for each level. */
function* sectionOf(lines: readonly Line[], head: Line): Generator<number> {
  yield head.index;
  for (let at = head.index + 1; at < lines.length; at++) {
    const { heading } = lines[at] as Line;
    if (heading > 0 && heading <= head.heading) return;
    yield at;
  }
}

/**
 * Indexes of lines below the addresses of other sites, where a notice for several companies has an entry for each of
 * their sites, this one's among them.
 */
export function entriesOfOtherSites(lines: readonly Line[], host: string): ReadonlySet<number> {
  const others = new Set<number>();
  const own = host.toLowerCase().replace(/^www\./u, '');
  const heads = lines.flatMap((line) => {
    const site = line.heading > 0 && line.text.length <= LONGEST ? SITE.exec(line.text)?.[1] : undefined;
    return site === undefined ? [] : [{ line, site: site.toLowerCase() }];
  });
  if (!heads.some(({ site }) => site === own)) return others;
  for (const { line, site } of heads) {
    if (site === own) continue;
    for (const at of sectionOf(lines, line)) others.add(at);
  }
  return others;
}
