/** Longest wait for an answer to a ping; `GET /health` promises its answer within two seconds. */
const pingDeadlineMs = 1_500;

/** Rejects when `answer` is not there in time. */
export async function withDeadline(answer: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('The database does not answer')), pingDeadlineMs);
  try {
    await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
