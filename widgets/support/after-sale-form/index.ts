export { AfterSaleForm } from './after-sale-form';
export { afterSaleFormContract } from './after-sale-form.contract';
