import { contract, event, text } from '../../../src/element/contract';

/** Filing or changing an after-sales order. */
export const afterSaleFormContract = contract({
  tag: 'np-after-sale-form',
  name: 'AfterSaleForm',
  family: 'support',
  summary: '售后申请：维修、换货、退货，可附照片',
  status: 'beta',
  scopes: ['account'],
  props: { afterSaleId: text('要修改的售后订单；不填则新建') },
  events: {
    afterSaleSaved: event<{ id: string }>('已提交；取消后不再前往订单列表', '{ id: string }', { cancelable: true }),
  },
  parts: { panel: '外框' },
});
