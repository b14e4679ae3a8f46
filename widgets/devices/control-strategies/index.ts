export { ControlStrategies } from './control-strategies';
export { controlStrategiesContract } from './control-strategies.contract';
