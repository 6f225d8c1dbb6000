import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { createServer, type ViteDevServer } from 'vite';

/** Developers use PORT, where Vite serves and passes /api on to the server behind it. */
const port = Number(process.env.PORT || 3000);
const apiPort = String(port + 1);
process.env.API_PORT = apiPort;

const server = spawn(
  process.execPath,
  ['--watch', '--watch-path=server', '--watch-path=contract', '--watch-path=machines', 'server/main.ts'],
  {
    stdio: ['inherit', 'pipe', 'inherit'],
    env: { ...process.env, PORT: apiPort, PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}` },
  },
);
let vite: ViteDevServer | undefined;

const startVite = async () => {
  vite = await createServer({ server: { port, strictPort: true } });
  await vite.listen();
  console.log(`ready: http://localhost:${port}`);
};

createInterface({ input: server.stdout }).on('line', (line) => {
  if (!line.startsWith('ready: ')) console.log(line);
  // The server says so again after each restart.
  else if (!vite) void startVite();
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => server.kill('SIGTERM'));
server.once('exit', async (code) => {
  await vite?.close();
  process.exit(code ?? 0);
});
