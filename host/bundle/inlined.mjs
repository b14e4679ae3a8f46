import { dirname, relative, resolve } from 'node:path';
import { rollup } from 'rollup';
import { minify } from './plugins.mjs';

/** What is only data or drawn lines, keeps nothing and is known by nobody: a copy of it does as well. */
const plain = /\/lucide-react\/dist\/esm\/icons\/|\/src\/(api\/contract|domain|format)\/|\/src\/ui\/table\/types\.ts$/;

/** Bytes before compression. */
const tiny = 1500;

/**
 * Puts tiny files of plain things into those that import them. Rollup has each module once, which makes a file, and with it a request,
 * of an icon that two elements show.
 */
export function inlined() {
  return {
    name: 'inlined',
    // Names tell what is in a file after this, too.
    augmentChunkHash: () => `inlined ${plain} ${tiny}`,
    async generateBundle({ dir }, bundle) {
      const place = (name) => resolve(dir, name);
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
      const isTiny = ({ isEntry, isDynamicEntry, code, moduleIds }) =>
        !isEntry && !isDynamicEntry && code.length < tiny && moduleIds.every((id) => plain.test(id));
      const given = new Map(chunks.filter(isTiny).map((chunk) => [place(chunk.fileName), chunk]));
      for (const chunk of chunks) {
        const at = place(chunk.fileName);
        if (given.has(at) || !chunk.imports.some((name) => given.has(place(name)))) continue;
        const { code, map } = await whole(at, new Map([...given, [at, chunk]]));
        chunk.code = code;
        bundle[chunk.sourcemapFileName].source = map.toString();
      }
      for (const { fileName, sourcemapFileName } of given.values()) {
        delete bundle[fileName];
        delete bundle[sourcemapFileName];
      }
    },
  };
}

/** The file at `input` with those that it is given in itself; all others it goes on to import. */
async function whole(input, given) {
  const build = await rollup({
    input,
    treeshake: { moduleSideEffects: (id) => id === input || !given.has(id) },
    plugins: [
      {
        name: 'files',
        resolveId(source, importer) {
          const id = importer ? resolve(dirname(importer), source) : source;
          return { id, external: !given.has(id) };
        },
        load(id) {
          const { code, map } = given.get(id);
          return { code: code.replace(/\n?\/\/# sourceMappingURL=.*\n?$/, ''), map };
        },
      },
      minify(),
    ],
  });
  const paths = (id) => relative(dirname(input), id).replace(/^(?!\.)/, './');
  const { output } = await build.generate({
    ...{ file: input, format: 'es', sourcemap: true, generatedCode: 'es2015', paths },
  });
  return output[0];
}
