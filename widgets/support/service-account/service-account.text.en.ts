import { translate } from '../../../src/text/words';
import type { serviceAccountText } from './service-account.text';

translate<typeof serviceAccountText>('serviceAccount', {
  heading: 'WeChat service account',
  scan: 'Scan the code in WeChat and follow; your own contact answers there',
  code: 'QR code of the service account',
  save: 'Save the picture',
  file: 'wechat-service-account.svg',
  gains: 'Followers can',
  list: [
    'Reach their own sales and service contact in WeChat',
    'Get alarms (add a WeChat channel under alarm subscriptions)',
    'Look up orders, renewals and after-sales',
  ],
  subscribe: 'Alarm subscriptions',
  tickets: 'Open a ticket',
  none: 'No service account yet',
  noneReason: 'The operator has not set up a WeChat service account for you. You can open a ticket instead.',
});
