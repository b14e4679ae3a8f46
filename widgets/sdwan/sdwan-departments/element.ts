import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { SdwanDepartments } from './sdwan-departments';
import { sdwanDepartmentsContract } from './sdwan-departments.contract';

define(sdwanDepartmentsContract, SdwanDepartments);

/** `<np-sdwan-departments>` */
export type SdwanDepartmentsElement = ElementOf<typeof sdwanDepartmentsContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-sdwan-departments': SdwanDepartmentsElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-sdwan-departments': JsxOf<typeof sdwanDepartmentsContract>;
    }
  }
}
