import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { HomeBanner } from './home-banner';
import { homeBannerContract } from './home-banner.contract';

define(homeBannerContract, HomeBanner);

/** `<np-home-banner>` */
export type HomeBannerElement = ElementOf<typeof homeBannerContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-home-banner': HomeBannerElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-home-banner': JsxOf<typeof homeBannerContract>;
    }
  }
}
