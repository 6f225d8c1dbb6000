import { createScanner } from '../../server/scan/index.ts';
import { corpusF1 } from '../support/farm/corpus-score.ts';
import { startFarm } from '../support/farm/farm.ts';
import { f1, macroF1, scoreFarm } from '../support/farm/score.ts';
import { type HousedSite, sets } from '../support/farm/sets.ts';

/** Lowest macro-F1 of a set of sites. */
const LOWEST = 0.95;

/** Scans whole sites that were written without sight of the scanner; prints what it got right and wrong per field. */
export async function benchFarm(): Promise<boolean> {
  const farm = await startFarm();
  const scanner = createScanner({ connectTo: { host: '127.0.0.1', port: farm.port } });
  let good = true;
  try {
    for (const [name, housed] of Object.entries(sets)) good = (await benchSet(name, housed, scanner)) && good;
  } finally {
    await scanner.close();
    await farm.close();
  }
  return good;
}

async function benchSet(name: string, housed: readonly HousedSite[], { scanSite }: ReturnType<typeof createScanner>) {
  const scans = await Promise.all(
    housed.map(async ({ site }) => ({ site, result: await scanSite(site.hosts[0], {}) })),
  );
  const score = scoreFarm(scans);
  const mean = macroF1(score);
  const byCorpus = corpusF1(scans)?.toFixed(4) ?? 'not present';
  console.log(`${name}: macro-F1 ${mean.toFixed(4)} over ${housed.length} sites, by the corpus' scorer ${byCorpus}`);
  for (const [field, tally] of score.fields) {
    const { wrong, missed } = tally;
    if (wrong + missed > 0) console.log(`  ${field}: F1 ${f1(tally)?.toFixed(3)} (${wrong} wrong, ${missed} missed)`);
  }
  if (score.outcomes.length > 0) console.log(`  ended otherwise: ${score.outcomes.length} sites`);
  if (score.traps.length > 0) console.log(`  values of others: ${score.traps.length}`);
  return mean >= LOWEST && score.outcomes.length === 0 && score.traps.length === 0;
}

if (import.meta.main) process.exitCode = (await benchFarm()) ? 0 : 1;
