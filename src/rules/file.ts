import type { Rule } from './failure';

/** What a rule needs of a chosen file; a browser's `File` is one. */
export interface FileLike {
  name: string;
  /** Media type; empty where the browser knows none. */
  type: string;
  /** Bytes. */
  size: number;
}

const images: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  bmp: 'image/bmp',
};

/** A picture: PNG, JPEG, GIF, WebP or BMP by name and type. SVG is none: it may carry script (specification, section 5). */
export const image: Rule<FileLike> = (file) => {
  const expected = images[extension(file.name)];
  return expected && (file.type === '' || file.type === expected) ? undefined : { rule: 'image' };
};

/** A file whose name ends in one of `types`, such as `csv` (specification, section 5: "file type"). */
export const fileType =
  (...types: string[]): Rule<FileLike> =>
  (file) =>
    types.includes(extension(file.name)) ? undefined : { rule: 'fileType', types };

/** A file of at most so many bytes (specification, section 5: "max length"). */
export const fileSize =
  (bytes: number): Rule<FileLike> =>
  (file) =>
    file.size <= bytes ? undefined : { rule: 'fileSize', bytes };

const extension = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
