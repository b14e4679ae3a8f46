export { isSimulated, Simulated } from './simulated';
export { simulatedText } from './simulated.text';
