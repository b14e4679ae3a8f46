import * as v from 'valibot';
import { asText } from '../../rules/text';
import { reported, reportedRows } from './reported';

type Scalar = string | number | boolean;
type Sections = Record<string, Record<string, Scalar>[]>;

/** Sections that are lists of rows of plain values; what is anything else is left out whole. */
const sections = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((told): Sections =>
    Object.fromEntries(
      Object.entries(told).flatMap(([key, rows]): [string, Sections[string]][] => {
        const read = Array.isArray(rows) ? rows.map(rowOf) : [undefined];
        const plain = read.filter((row) => row !== undefined);
        return plain.length === read.length ? [[asText(key), plain]] : [];
      }),
    ),
  ),
);

function rowOf(row: unknown): Record<string, Scalar> | undefined {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return undefined;
  const fields: [string, Scalar][] = [];
  for (const [name, value] of Object.entries(row)) {
    if (typeof value === 'string') fields.push([asText(name), asText(value)]);
    else if (typeof value === 'number' || typeof value === 'boolean') fields.push([asText(name), value]);
    else return undefined;
  }
  return Object.fromEntries(fields);
}

/**
 * What the gateway and the devices behind it are set to, by the id that commands name them with: a hash of it each time
 * (the device's own, of any kind), the whole when the answer to a report has asked for it.
 */
export const reportedConfigs = reportedRows(
  v.object({
    device: v.pipe(v.string(), v.maxLength(64), v.transform(asText)),
    hash: v.pipe(v.string(), v.minLength(1), v.maxLength(120), v.transform(asText)),
    /** Rows by section, as the command `config` brings them. A section that is left out is not known. */
    sections: reported(sections),
  }),
  1024,
);
