export { UiRoot, WishedHere } from './root';
export { Ground } from './root.styles';
