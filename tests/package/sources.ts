import { readdirSync } from 'node:fs';

/** Every source file of what is shipped and served, from the project's root. */
export const sources = ['src', 'widgets', 'host']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  )
  .filter((path) => /\.tsx?$/.test(path));
