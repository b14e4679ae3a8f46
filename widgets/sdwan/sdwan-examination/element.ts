import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { SdwanExamination } from './sdwan-examination';
import { sdwanExaminationContract } from './sdwan-examination.contract';

define(sdwanExaminationContract, SdwanExamination);

/** `<np-sdwan-examination>` */
export type SdwanExaminationElement = ElementOf<typeof sdwanExaminationContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-sdwan-examination': SdwanExaminationElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-sdwan-examination': JsxOf<typeof sdwanExaminationContract>;
    }
  }
}
