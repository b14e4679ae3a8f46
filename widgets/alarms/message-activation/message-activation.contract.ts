import { contract, text } from '../../../src/element/contract';

/** A service that a message offers to switch on. */
export const messageActivationContract = contract({
  tag: 'np-message-activation',
  name: 'MessageActivation',
  family: 'alarms',
  summary: '服务激活：查看消息所说的服务内容与期限，确认激活并看到结果',
  status: 'beta',
  scopes: ['account'],
  props: { activationId: text('激活编号') },
  events: {},
  parts: { panel: '外框' },
});
