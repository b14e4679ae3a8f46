export { SubsidyCalculator, type SubsidyCalculatorProps } from './subsidy-calculator';
