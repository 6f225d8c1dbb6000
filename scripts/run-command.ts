import { spawn } from 'node:child_process';

/** Runs a program with this terminal's output; resolves with its exit code (1 when a signal ended it). */
export const runCommand = (command: string, args: string[]): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
