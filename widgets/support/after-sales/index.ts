export { AfterSales } from './after-sales';
export { afterSalesContract } from './after-sales.contract';
