import { parseArgs } from 'node:util';
import { startFarm } from './farm.ts';
import { sites } from './sites.ts';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '8099' }, latency: { type: 'string', default: '0' } },
});

const farm = await startFarm({ port: Number(values.port), latencyMs: Number(values.latency) });
console.log(`Site farm on http://127.0.0.1:${farm.port}; start the server with SCAN_CONNECT_TO=127.0.0.1:${farm.port}`);
for (const site of sites) console.log(`  ${site.hosts[0]}`);
