export { CameraList } from './camera-list';
export { cameraListContract } from './camera-list.contract';
