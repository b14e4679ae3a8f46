import { customElements, docsTable, vsCodeData, webTypes } from '../src/element/manifest';
import { contracts } from './catalog';

/** Every file that is folded from the contracts, by name. */
export function manifestFiles(version: string): Record<string, string> {
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  return {
    'custom-elements.json': json(customElements(contracts)),
    'vscode.html-custom-data.json': json(vsCodeData(contracts)),
    'web-types.json': json(webTypes(contracts, version)),
    'elements.md': `# Netpane\n\n${Object.values(contracts).map(docsTable).join('\n')}`,
  };
}
