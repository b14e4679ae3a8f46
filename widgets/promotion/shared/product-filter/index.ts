export { useProductFilter } from './product-filter';
