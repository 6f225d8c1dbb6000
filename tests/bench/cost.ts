/** What a piece of work took: milliseconds by the clock, and milliseconds of the processor in all threads of the process. */
export interface Cost {
  wall: number;
  cpu: number;
}

export async function measure(work: () => Promise<unknown>): Promise<Cost> {
  const cpuBefore = process.cpuUsage();
  const start = performance.now();
  await work();
  const wall = performance.now() - start;
  const { user, system } = process.cpuUsage(cpuBefore);
  return { wall, cpu: (user + system) / 1_000 };
}
