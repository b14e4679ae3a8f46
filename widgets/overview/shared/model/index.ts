export { ModelSection, type ModelRange, type ModelSectionProps } from './model-section';
