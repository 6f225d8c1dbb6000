import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';

const root = join(import.meta.dirname, '../../..');

/** A production build in a temporary folder, removed when the scope ends. */
const buildInto = async (config: InlineConfig) => {
  const folder = await mkdtemp(join(tmpdir(), 'bundle-'));
  await build({ ...config, logLevel: 'error', build: { ...config.build, outDir: folder, emptyOutDir: true } });
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
};

/** The product as it is shipped. */
export const buildProduct = () => buildInto({ root });

/** The floor: the same packages, used for one line of text, without any code of the product. */
export const buildFloor = () => buildInto({ root: import.meta.dirname, configFile: false });
