import { type Challenge, type DeriveKeyFunction, solveChallenge } from 'altcha-lib';
import { deriveKey as deriveByPbkdf2 } from 'altcha-lib/algorithms/web/pbkdf2';
import { deriveKey as deriveBySha } from 'altcha-lib/algorithms/web/sha';
import type { WorkerAnswer } from './proof-of-work.ts';

const deriveKeyOf = (challenge: Challenge): DeriveKeyFunction =>
  challenge.parameters.algorithm.startsWith('PBKDF2/') ? deriveByPbkdf2 : deriveBySha;

self.onmessage = async ({ data: challenge }: MessageEvent<Challenge>) => {
  const solution = await solveChallenge({ challenge, deriveKey: deriveKeyOf(challenge) });
  self.postMessage(solution satisfies WorkerAnswer);
};
