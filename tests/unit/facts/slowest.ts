/** Seconds to fuzz, as `npm run fuzz` asks for them; null in a run of all tests. */
const asked = process.env.FUZZ_SECONDS;
export const fuzzSeconds = Number(asked ?? '3');

/**
 * Milliseconds of the processor that no page may take. `npm run fuzz` holds the readers to a second; a run of all
 * tests, on machines that are busy with more, to the time after which the reading thread is killed.
 */
export const slowestMs = asked === undefined ? 5_000 : 1_000;

/** What this thread has used of the processor, in milliseconds; a busy machine takes nothing of it away. */
export const processorMs = (): number => process.threadCpuUsage().user / 1_000;
