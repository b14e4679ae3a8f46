import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { StarryActivities } from './starry-activities';
import { starryActivitiesContract } from './starry-activities.contract';

define(starryActivitiesContract, StarryActivities);

/** `<np-starry-activities>` */
export type StarryActivitiesElement = ElementOf<typeof starryActivitiesContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-starry-activities': StarryActivitiesElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-starry-activities': JsxOf<typeof starryActivitiesContract>;
    }
  }
}
