import { spawn } from 'node:child_process';

/** Runs a program without a shell: what it said, and whether it is there at all. Never rejects. */
export function run(program, args) {
  return new Promise((done) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], timeout: 20_000 });
    let [output, error] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (chunk) => (output += chunk));
    child.stderr.setEncoding('utf8').on('data', (chunk) => (error += chunk));
    child.on('error', (cause) => done({ ok: false, missing: cause.code === 'ENOENT', output, error: cause.message }));
    child.on('close', (code) => {
      const said = error.trim().split('\n').at(-1) || `${program} 以代码 ${code} 结束`;
      done({ ok: code === 0, missing: false, output, error: said.slice(0, 200) });
    });
  });
}
