process.env.ROLE = 'worker';
await import('../server/main.ts');
