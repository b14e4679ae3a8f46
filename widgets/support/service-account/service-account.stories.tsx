import { Story } from '../../../src/element/story';
import { ServiceAccount } from './service-account';

export default { title: 'support / service-account' };

const path = '/api/v3/sales/user_qrcode';
const code = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#fff" d="M0 0h8v8H0z"/><path d="M1 1h2v2H1zM5 1h2v2H5zM1 5h2v2H1zM4 4h1v1H4z"/></svg>')}`;

export const Ordinary = () => (
  <Story answers={{ [path]: { sales_qrcode: code } }}>
    <ServiceAccount />
  </Story>
);

export const Nothing = () => (
  <Story answers={{ [path]: { sales_qrcode: '' } }}>
    <ServiceAccount />
  </Story>
);

export const Failing = () => (
  <Story answers={{ [path]: 500 }}>
    <ServiceAccount />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <ServiceAccount />
  </Story>
);

export const Dark = () => (
  <Story answers={{ [path]: { sales_qrcode: code } }} dark>
    <ServiceAccount />
  </Story>
);

export const Narrow = () => (
  <Story answers={{ [path]: { sales_qrcode: code } }} width={320}>
    <ServiceAccount />
  </Story>
);
