/**
 * What the console's page may do. No inline style and no inline script: styles come through constructable sheets. The
 * trusted types are those that clean HTML from elsewhere.
 */
const contentSecurityPolicy = [
  `default-src 'self'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `img-src 'self' data: blob:`,
  `connect-src 'self'`,
  `object-src 'none'`,
  `base-uri 'none'`,
  `frame-ancestors 'none'`,
  `form-action 'self'`,
  `require-trusted-types-for 'script'`,
  `trusted-types dompurify netpane-html netpane-worker`,
].join('; ');

/** Headers of every page and file of the console. */
export const pageHeaders = {
  'content-security-policy': contentSecurityPolicy,
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** Pages under a key: search engines that find one shall not keep it, and no page that they lead to learns it. */
export const keyedHeaders = { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' } as const;

/** Headers of the elements, which any page may load. */
export const cdnHeaders = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
} as const;

/** The one page that another site opens in a window and is answered by: it keeps its opener. */
export const openedHeaders = { 'cross-origin-opener-policy': 'unsafe-none', 'cache-control': 'no-store' } as const;
