import { fdatasyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type EmscriptenOptions = Parameters<NodeFS['init']>[1];

/** The part of Emscripten's NODEFS that this file completes. */
interface NodeFsBackend {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
}

/**
 * PGlite's file system with a working fsync. NODEFS lacks the operation, and PostgreSQL takes that for success,
 * so that a commit would survive a killed process but not a power cut.
 */
export class DurableFs extends NodeFS {
  override async init(pg: PGlite, options: EmscriptenOptions) {
    const { emscriptenOpts } = await super.init(pg, options);
    const addFsync = (module: { NODEFS?: NodeFsBackend }) => {
      if (!module.NODEFS) throw new Error('This PGlite version has no NODEFS to complete');
      module.NODEFS.stream_ops.fsync = (stream) => {
        fdatasyncSync(stream.nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } };
  }
}
