import { spawn } from 'node:child_process';
import { createServer } from 'vite';

/** Visitors use PORT, where Vite serves and passes /api on to the server behind it. */
const port = Number(process.env.PORT || 3000);
const apiPort = String(port + 1);

const server = spawn(
  process.execPath,
  ['--watch', '--watch-path=server', '--watch-path=contract', '--watch-path=machines', 'server/main.ts'],
  {
    stdio: 'inherit',
    env: { ...process.env, PORT: apiPort, PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}` },
  },
);
process.env.API_PORT = apiPort;
const vite = await createServer({ server: { port, strictPort: true } });
await vite.listen();
vite.printUrls();

const end = async () => {
  server.kill('SIGTERM');
  await vite.close();
};
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end);
server.once('exit', (code) => {
  void vite.close().then(() => process.exit(code ?? 0));
});
