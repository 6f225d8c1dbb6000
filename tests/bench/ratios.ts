/** One measured ratio of a bench and the most it may be. */
export interface BenchRatio {
  name: string;
  ratio: number;
  atMost: number;
}

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Prints each ratio beside its limit; one over its limit fails the process. */
export const printRatios = (ratios: BenchRatio[]) => {
  for (const { name, ratio, atMost } of ratios) {
    console.log(`${ratio <= atMost ? 'ok  ' : 'OVER'} ${name}: ${ratio.toFixed(2)} (at most ${atMost})`);
    if (ratio > atMost) process.exitCode = 1;
  }
};
