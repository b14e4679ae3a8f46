import { admin } from './admin';

// `npm run admin`: settings by environment, the command by its arguments.

process.exitCode = await admin(process.argv.slice(2), {
  env: process.env,
  out: (text) => console.log(text),
  err: (text) => console.error(text),
});
