import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { buildFloor, buildProduct } from './floor/build.ts';
import { type BenchRatio, printRatios } from './ratios.ts';

interface Weight {
  raw: number;
  gzip: number;
  brotli: number;
}

const weigh = async (folder: string, files: string[]): Promise<Weight> => {
  const contents = await Promise.all(files.map((file) => readFile(join(folder, file))));
  const total = (sizeOf: (content: Buffer) => number) => contents.reduce((sum, content) => sum + sizeOf(content), 0);
  return {
    raw: total((content) => content.length),
    gzip: total((content) => gzipSync(content, { level: 9 }).length),
    brotli: total((content) => brotliCompressSync(content).length),
  };
};

/** Scripts and style sheets that index.html names: what every visitor loads before the page works. */
const firstLoad = async (folder: string, ending: string) => {
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const named = [...html.matchAll(/(?:src|href)="\/([^"]+)"/g)].flatMap(([, file]) => file ?? []);
  return weigh(
    folder,
    named.filter((file) => file.endsWith(ending)),
  );
};

const everything = async (folder: string, ending: string) => {
  const files = await readdir(join(folder, 'assets'));
  return weigh(
    folder,
    files.filter((file) => file.endsWith(ending)).map((file) => join('assets', file)),
  );
};

const print = (name: string, { raw, gzip, brotli }: Weight) => {
  const kB = (bytes: number) => (bytes / 1_000).toFixed(1).padStart(8);
  console.log(`${name.padEnd(28)}${kB(raw)}${kB(gzip)}${kB(brotli)}`);
};

/** What the product adds to the packages that it is made of, as the visitor downloads it. */
export const benchBundle = async (): Promise<BenchRatio[]> => {
  await using product = await buildProduct();
  await using floor = await buildFloor();
  const ours = await firstLoad(product.folder, '.js');
  const bare = await firstLoad(floor.folder, '.js');
  console.log(`${'kB'.padEnd(28)}${'raw'.padStart(8)}${'gzip'.padStart(8)}${'brotli'.padStart(8)}`);
  print('first load, scripts', ours);
  print('first load, style sheets', await firstLoad(product.folder, '.css'));
  print('all scripts', await everything(product.folder, '.js'));
  print('floor: packages alone', bare);
  return [
    { name: 'bundle: gzipped scripts of the first load / packages alone', ratio: ours.gzip / bare.gzip, atMost: 1.5 },
  ];
};

if (import.meta.main) printRatios(await benchBundle());
