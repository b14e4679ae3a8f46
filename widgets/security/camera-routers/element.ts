import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { CameraRouters } from './camera-routers';
import { cameraRoutersContract } from './camera-routers.contract';

define(cameraRoutersContract, CameraRouters);

/** `<np-camera-routers>` */
export type CameraRoutersElement = ElementOf<typeof cameraRoutersContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-camera-routers': CameraRoutersElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-camera-routers': JsxOf<typeof cameraRoutersContract>;
    }
  }
}
