import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { FirmwareCampaigns } from './firmware-campaigns';
import { firmwareCampaignsContract } from './firmware-campaigns.contract';

define(firmwareCampaignsContract, FirmwareCampaigns);

/** `<np-firmware-campaigns>` */
export type FirmwareCampaignsElement = ElementOf<typeof firmwareCampaignsContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-firmware-campaigns': FirmwareCampaignsElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-firmware-campaigns': JsxOf<typeof firmwareCampaignsContract>;
    }
  }
}
