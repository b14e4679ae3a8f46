import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { DnsInterceptions } from './dns-interceptions';
import { dnsInterceptionsContract } from './dns-interceptions.contract';

define(dnsInterceptionsContract, DnsInterceptions);

/** `<np-dns-interceptions>` */
export type DnsInterceptionsElement = ElementOf<typeof dnsInterceptionsContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-dns-interceptions': DnsInterceptionsElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-dns-interceptions': JsxOf<typeof dnsInterceptionsContract>;
    }
  }
}
