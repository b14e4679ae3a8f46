import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { manifestFiles } from '../../widgets/manifest';

const english = JSON.parse(readFileSync('src/element/contracts.en.json', 'utf8')) as Record<string, string>;
const chinese = /[\u4e00-\u9fff]/;
/** All that a file says of elements. */
function said(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(said) : [];
}

describe('what contracts say', () => {
  it('can be read in English, in each file for editors and programs', () => {
    const files = manifestFiles('1.0.0', english);
    for (const name of ['custom-elements.en.json', 'vscode.html-custom-data.en.json', 'web-types.en.json']) {
      const words = said(JSON.parse(files[name]!));
      expect([name, words.filter((text) => chinese.test(text))]).toEqual([name, []]);
    }
  });

  it('has no English left over of what is no longer said', () => {
    const texts = new Set(said(JSON.parse(manifestFiles('1.0.0')['custom-elements.json']!)));
    expect(Object.keys(english).filter((text) => !texts.has(text))).toEqual([]);
  });
});
