export { CameraRouters } from './camera-routers';
export { cameraRoutersContract } from './camera-routers.contract';
