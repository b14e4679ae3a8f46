/** A grey strip in place of a picture. */
const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="120" height="40"/></svg>',
  );

export const captcha = { cache_key: 'story', captcha_img: picture };

/** A server that lets nobody in. */
export const loginAnswers = {
  '/api/v3/captcha/account_generate': null,
  '/api/v3/captcha/generate': captcha,
  '/api/v3/get_qrcode_id': 'story-qr-id',
};
