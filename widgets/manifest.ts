import { frameworkTypes } from '../src/element/framework-types';
import { customElements, docsTable, vsCodeData, webTypes } from '../src/element/manifest';
import { contracts } from './catalog';

/** Sentences of the contracts in another language, by the Chinese one. */
export type Sentences = Readonly<Record<string, string>>;

/**
 * Every file that is folded from the contracts, by name.
 * @param english what they say in English (`contracts.en.json`); with it come the same files in English, `….en.json`
 */
export function manifestFiles(version: string, english?: Sentences): Record<string, string> {
  // Not indented: programs read it, and it is a tenth of the package as it is.
  const json = (value: unknown) => `${JSON.stringify(value)}\n`;
  const folded = {
    'custom-elements.json': customElements(contracts),
    'vscode.html-custom-data.json': vsCodeData(contracts),
    'web-types.json': webTypes(contracts, version),
  };
  return {
    ...Object.fromEntries(Object.entries(folded).map(([name, value]) => [name, json(value)])),
    ...(english &&
      Object.fromEntries(
        Object.entries(folded).map(([name, value]) => [
          name.replace(/json$/, 'en.json'),
          json(translated(value, english)),
        ]),
      )),
    ...frameworkTypes(contracts),
    'elements.md': `# Netpane\n\n${Object.values(contracts).map(docsTable).join('\n')}`,
  };
}

/** The same with its sentences in another language, however deep they stand; what has none stays. */
export function translated<T>(value: T, sentences: Sentences): T {
  if (typeof value === 'string') return sentence(value, sentences) as T;
  if (Array.isArray(value)) return value.map((one: unknown) => translated(one, sentences)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, translated(one, sentences)])) as T;
}

/** A sentence, or a description: a sentence with scopes and status behind it. */
function sentence(text: string, sentences: Sentences): string {
  const [first = '', ...rest] = text.split('。scopes: ');
  const said = sentences[first] ?? first;
  return rest.length === 0 ? said : `${said}. scopes: ${rest.join('').replaceAll('；', '; ')}`;
}
