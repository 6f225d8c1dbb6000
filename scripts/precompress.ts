import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const isText = /\.(js|css|html|svg|json)$/;
/** Below this a compressed copy saves less than its headers cost. */
const smallest = 1_000;

/** Writes a .br and a .gz beside each text file of the build, which the server prefers to the file itself. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir = 'dist' }, bundle) {
    for (const file of Object.values(bundle)) {
      const content = Buffer.from(file.type === 'chunk' ? file.code : file.source);
      if (!isText.test(file.fileName) || content.length < smallest) continue;
      const path = join(dir, file.fileName);
      await writeFile(`${path}.br`, await toBrotli(content));
      await writeFile(`${path}.gz`, await toGzip(content, { level: 9 }));
    }
  },
});
