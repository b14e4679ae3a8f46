import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { ConfigBackups } from './config-backups';
import { configBackupsContract } from './config-backups.contract';

define(configBackupsContract, ConfigBackups);

/** `<np-config-backups>` */
export type ConfigBackupsElement = ElementOf<typeof configBackupsContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-config-backups': ConfigBackupsElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-config-backups': JsxOf<typeof configBackupsContract>;
    }
  }
}
