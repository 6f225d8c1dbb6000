import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import type { Db } from '../db/database.ts';
import { readSecret } from '../db/secrets.ts';
import { Refusal } from '../http/refusal.ts';
import type { Captcha } from './captcha.ts';
import { checkedToken } from './used-tokens.ts';

/** Time between the challenge and the call that carries its solution. */
const lifetimeMs = 10 * 60_000;
/** Iterations of one attempt, and the range of attempts: about half a second on a phone. */
const work = { cost: 500, fewest: 200, most: 600 };

/** What the browser sends: base64 of the JSON of challenge and solution, as ALTCHA's own widget does. */
const Payload = v.object({
  challenge: v.object({
    parameters: v.object({
      algorithm: v.string(),
      nonce: v.string(),
      salt: v.string(),
      cost: v.number(),
      keyLength: v.number(),
      keyPrefix: v.string(),
      keySignature: v.string(),
      expiresAt: v.number(),
    }),
    signature: v.string(),
  }),
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
});

function readPayload(token: string): v.InferOutput<typeof Payload> {
  try {
    return v.parse(Payload, JSON.parse(Buffer.from(token, 'base64').toString('utf8')));
  } catch {
    throw new Refusal('captcha_failed', 'captchaFailed');
  }
}

/** Proof of work (ALTCHA): no third party, no cookie. The secrets are kept in the database. */
export async function createPow(db: Db): Promise<Captcha> {
  const hmacSignatureSecret = await readSecret(db, 'pow.challenge');
  const hmacKeySignatureSecret = await readSecret(db, 'pow.key');
  return {
    config: async () => ({
      provider: 'pow',
      challenge: await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: work.cost,
        counter: randomInt(work.fewest, work.most),
        deriveKey,
        expiresAt: new Date(Date.now() + lifetimeMs),
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      }).then((challenge) => ({ ...challenge })),
    }),
    check: async (token) => {
      const { challenge, solution } = readPayload(token);
      const { verified } = await verifySolution({
        challenge,
        solution,
        deriveKey,
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      });
      if (!verified) throw new Refusal('captcha_failed', 'captchaFailed');
      const expiresAt = new Date(challenge.parameters.expiresAt * 1000);
      return checkedToken(challenge.signature, expiresAt);
    },
  };
}
