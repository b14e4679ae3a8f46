import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { ContractorCertification } from './contractor-certification';
import { contractorCertificationContract } from './contractor-certification.contract';

define(contractorCertificationContract, ContractorCertification);

/** `<np-contractor-certification>` */
export type ContractorCertificationElement = ElementOf<typeof contractorCertificationContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-contractor-certification': ContractorCertificationElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-contractor-certification': JsxOf<typeof contractorCertificationContract>;
    }
  }
}
