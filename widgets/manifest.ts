import { frameworkTypes } from '../src/element/framework-types';
import { customElements, docsTable, vsCodeData, webTypes } from '../src/element/manifest';
import { translated, type Sentences } from '../src/element/translated';
import { contracts } from './catalog';

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
