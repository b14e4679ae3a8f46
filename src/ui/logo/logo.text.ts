import { words } from '../../text/words';

/** The product's name and what it is. */
export const logoText = words('logo', { name: 'Netpane', subtitle: '云网管理平台' });
