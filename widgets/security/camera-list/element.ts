import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { CameraList } from './camera-list';
import { cameraListContract } from './camera-list.contract';

define(cameraListContract, CameraList);

/** `<np-camera-list>` */
export type CameraListElement = ElementOf<typeof cameraListContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-camera-list': CameraListElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-camera-list': JsxOf<typeof cameraListContract>;
    }
  }
}
