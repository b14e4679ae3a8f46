export { GlobalSearch } from './global-search';
export { globalSearchContract, type SearchEntry } from './global-search.contract';
