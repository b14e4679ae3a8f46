/** The product's name and what it is. */
export const logoText = { name: 'Netpane', subtitle: '云网管理平台' };
