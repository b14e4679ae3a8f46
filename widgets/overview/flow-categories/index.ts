export { FlowCategories } from './flow-categories';
export { flowCategoriesContract } from './flow-categories.contract';
