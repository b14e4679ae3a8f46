export { UiRoot } from './root';
export { Ground } from './root.styles';
