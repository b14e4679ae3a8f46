export { SamplePage } from './sample';
