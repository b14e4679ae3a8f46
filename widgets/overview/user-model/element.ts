import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { UserModel } from './user-model';
import { userModelContract } from './user-model.contract';

define(userModelContract, UserModel);

/** `<np-user-model>` */
export type UserModelElement = ElementOf<typeof userModelContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-user-model': UserModelElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-user-model': JsxOf<typeof userModelContract>;
    }
  }
}
