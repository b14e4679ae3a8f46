import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { Profile } from './profile';
import { profileContract } from './profile.contract';

define(profileContract, Profile);

/** `<np-profile>` */
export type ProfileElement = ElementOf<typeof profileContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-profile': ProfileElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-profile': JsxOf<typeof profileContract>;
    }
  }
}
