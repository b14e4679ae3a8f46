import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { SyslogService } from './syslog-service';
import { syslogServiceContract } from './syslog-service.contract';

define(syslogServiceContract, SyslogService);

/** `<np-syslog-service>` */
export type SyslogServiceElement = ElementOf<typeof syslogServiceContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-syslog-service': SyslogServiceElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-syslog-service': JsxOf<typeof syslogServiceContract>;
    }
  }
}
